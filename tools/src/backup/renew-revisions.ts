import { firstRevision } from '@futsal-cup/functions/storage/stored';
import type { Collections } from './backup';
import type { Json } from './encode-value';

type Documents = Collections[string];

function withRevision(document: Json, revision: number): Json {
  const isRecord = document !== null && typeof document === 'object' && !Array.isArray(document);
  return isRecord && 'revision' in document ? { ...document, revision } : document;
}

function renew(documents: Documents, revision: number): Documents {
  return Object.fromEntries(
    Object.entries(documents).map(([id, document]) => [id, withRevision(document, revision)]),
  );
}

/** A running site may have seen the revisions of a backup with later content; so what is restored gets new ones. */
export function renewRevisions(collections: Collections, now: number): Collections {
  return Object.fromEntries(
    Object.entries(collections).map(([name, documents]) => [name, renew(documents, firstRevision(now))]),
  );
}
