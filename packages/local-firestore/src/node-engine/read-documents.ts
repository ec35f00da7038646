import type { MetaDocument } from '@firebase-bridge/firestore-admin';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Database } from './database';
import { invalidArgument, unimplemented } from './service-error';
import { selectSnapshot } from './snapshot';
import type {
  BatchGetDocumentsRequest,
  BatchGetDocumentsResponse,
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
} from './wire';

/** BatchGetDocuments answers with each requested document, or says that it is missing. */
export function readDocuments(
  database: Database,
  request: BatchGetDocumentsRequest,
): BatchGetDocumentsResponse[] {
  if (request.mask) throw unimplemented('reads of single fields');
  const { readTime, header } = selectSnapshot(database.clock, request);
  return [...new Set(request.documents)].map((name) => {
    const document = readDocument(database, documentPath(database, name), readTime);
    return document?.exists
      ? { ...header, found: database.client.context.serializeDoc(document) }
      : { ...header, missing: name };
  });
}

/** ListDocuments gives only the names of documents, as the Admin SDK asks for them. */
export function listDocuments(
  database: Database,
  { parent, collectionId, mask, pageToken }: ListDocumentsRequest,
): ListDocumentsResponse {
  assertRoot(database, parent);
  if (pageToken) throw unimplemented('pages of a list');
  if (!mask || mask.fieldPaths?.length) throw unimplemented('lists with fields');
  const found = database.documents.listDocuments(collectionId ?? '', false);
  const names = found.map(({ path }) => `${database.root}/${path}`);
  return { documents: names.sort().map((name) => ({ name })) };
}

/** ListCollectionIds: the collections of the database. */
export function listCollectionIds(
  database: Database,
  { parent, pageToken }: ListCollectionIdsRequest,
): ListCollectionIdsResponse {
  assertRoot(database, parent);
  if (pageToken) throw unimplemented('pages of a list');
  return { collectionIds: database.documents.listCollectionIds('').sort() };
}

export function documentPath({ root }: Database, name: string): string {
  if (!name.startsWith(`${root}/`)) throw invalidArgument(`'${name}' is not in ${root}.`);
  return name.slice(root.length + 1);
}

export function assertRoot({ root }: Database, parent: string | null | undefined): void {
  if (parent !== root) throw unimplemented('subcollections');
}

function readDocument(database: Database, path: string, readTime: Timestamp): MetaDocument | undefined {
  const latest = database.documents.getDocument(path);
  if (latest.updateTime <= readTime) return latest;
  const segments = path.split('/');
  const [document] = database.documents.query({
    parent: segments.slice(0, -2).join('/'),
    collectionId: segments.at(-2),
    predicate: (candidate) => candidate.path === path,
    readTime,
  });
  return document;
}
