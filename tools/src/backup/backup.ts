import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { Sentence } from '../sentence';
import { decodeValue, encodeValue, type Json } from './encode-value';

/** What is only kept for a while has no place in a backup. */
const LEFT_OUT = new Set(['idempotencyKeys', 'throttles']);
const FORMAT = 'futsal-cup-backup';

type Documents = Record<string, Json>;
export type Collections = Record<string, Documents>;

interface BackupFile {
  readonly format: typeof FORMAT;
  readonly checksum: string;
  readonly collections: Collections;
}

function checksumOf(collections: Collections): string {
  return createHash('sha256').update(JSON.stringify(collections)).digest('hex');
}

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

export function printBackup(collections: Collections): string {
  const file: BackupFile = { format: FORMAT, checksum: checksumOf(collections), collections };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Sentence(`${name} is not a whole backup: it ends early or is no JSON. Nothing was written.`);
  }
}

function isBackup(value: unknown): value is BackupFile {
  return typeof value === 'object' && value !== null && (value as BackupFile).format === FORMAT;
}

/** Checks a backup whole before anything is written: a truncated or edited file fails with a sentence. */
export function parseBackup(text: string, name: string): Collections {
  const file = parseJson(text, name);
  if (!isBackup(file)) throw new Sentence(`${name} is not a backup of Futsal Cup. Nothing was written.`);
  if (checksumOf(file.collections) !== file.checksum) {
    throw new Sentence(
      `${name} was changed after it was written (its checksum differs). Nothing was written.`,
    );
  }
  return file.collections;
}

export async function isEmpty(db: Firestore): Promise<boolean> {
  const collections = (await db.listCollections()).filter(({ id }) => !LEFT_OUT.has(id));
  return collections.length === 0;
}

/** Replaces what is stored by the backup: what the backup does not have is deleted. */
export async function writeCollections(db: Firestore, collections: Collections): Promise<number> {
  const kept = new Set<string>();
  const writer = db.bulkWriter();
  for (const [collection, documents] of Object.entries(collections)) {
    for (const [id, data] of Object.entries(documents)) {
      const reference = db.collection(collection).doc(id);
      kept.add(reference.path);
      void writer.set(reference, decodeValue(data) as Record<string, unknown>);
    }
  }
  for (const reference of await storedDocuments(db)) {
    if (!kept.has(reference.path)) void writer.delete(reference);
  }
  await writer.close();
  return kept.size;
}

async function storedDocuments(db: Firestore): Promise<DocumentReference[]> {
  const collections = await db.listCollections();
  return (await Promise.all(collections.map((collection) => collection.listDocuments()))).flat();
}
