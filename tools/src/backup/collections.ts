import { firstRevision } from '@futsal-cup/functions/storage/stored';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { decodeValue, encodeValue, type Collections, type Documents, type Json } from './backup-file';

/** Collections of documents with a short life, which a backup leaves out. */
const LEFT_OUT = new Set(['idempotencyKeys', 'throttles']);

/** Reads all collections as they were at one moment. */
export async function readCollections(db: Firestore): Promise<Collections> {
  const references = (await db.listCollections()).filter(({ id }) => !LEFT_OUT.has(id));
  references.sort((a, b) => (a.id < b.id ? -1 : 1));
  const snapshots = await db.runTransaction(
    (transaction) => Promise.all(references.map((reference) => transaction.get(reference))),
    { readOnly: true },
  );
  return Object.fromEntries(
    snapshots.map((snapshot, index) => [
      references[index]?.id,
      Object.fromEntries(snapshot.docs.map((document) => [document.id, encodeValue(document.data())])),
    ]),
  );
}

export async function isEmpty(db: Firestore): Promise<boolean> {
  const collections = (await db.listCollections()).filter(({ id }) => !LEFT_OUT.has(id));
  return collections.length === 0;
}

/** The fields that a document shall have, or null to delete it. */
interface Change {
  readonly reference: DocumentReference;
  readonly fields: Record<string, unknown> | null;
}

function documentsOf(db: Firestore, collections: Collections): Change[] {
  return Object.entries(collections).flatMap(([collection, documents]) =>
    Object.entries(documents).map(([id, data]) => ({
      reference: db.collection(collection).doc(id),
      fields: decodeValue(data) as Record<string, unknown>,
    })),
  );
}

async function storedDocuments(db: Firestore): Promise<DocumentReference[]> {
  const collections = await db.listCollections();
  return (await Promise.all(collections.map((collection) => collection.listDocuments()))).flat();
}

async function write(db: Firestore, changes: readonly Change[]): Promise<void> {
  const writer = db.bulkWriter();
  const written = changes.map(({ reference, fields }) =>
    fields ? writer.set(reference, fields) : writer.delete(reference),
  );
  await Promise.all([writer.close(), ...written]);
}

/**
 * A running site caches a cup until its tournament document changes, and the list of cups until the catalogue changes. These
 * are written last, so that it never caches a half-restored cup.
 */
const LAST = ['tournaments', 'system'];

/** Replaces everything stored by the backup; documents that the backup does not have are deleted. */
export async function writeCollections(db: Firestore, collections: Collections): Promise<number> {
  const wanted = documentsOf(db, collections);
  const kept = new Set(wanted.map(({ reference }) => reference.path));
  const others = (await storedDocuments(db)).filter(({ path }) => !kept.has(path));
  const changes = [...wanted, ...others.map((reference) => ({ reference, fields: null }))];
  const collectionOf = ({ reference }: Change) => reference.parent.id;
  await write(
    db,
    changes.filter((change) => !LAST.includes(collectionOf(change))),
  );
  for (const collection of LAST) {
    await write(
      db,
      changes.filter((change) => collectionOf(change) === collection),
    );
  }
  return wanted.length;
}

function withRevision(document: Json, revision: number): Json {
  const isRecord = document !== null && typeof document === 'object' && !Array.isArray(document);
  return isRecord && 'revision' in document ? { ...document, revision } : document;
}

function renew(documents: Documents, revision: number): Documents {
  return Object.fromEntries(
    Object.entries(documents).map(([id, document]) => [id, withRevision(document, revision)]),
  );
}

/** Gives restored documents new revisions: a running site may have seen the old ones with other content. */
export function renewRevisions(collections: Collections, now: number): Collections {
  return Object.fromEntries(
    Object.entries(collections).map(([name, documents]) => [name, renew(documents, firstRevision(now))]),
  );
}
