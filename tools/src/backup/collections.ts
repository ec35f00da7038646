import { CATALOGUE, RESTORE } from '@futsal-cup/functions/storage/catalogue';
import { firstRevision, toInstant } from '@futsal-cup/functions/storage/stored';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { UserError } from '../user-error';
import { decodeValue, encodeValue, type Collections, type Documents, type Json } from './backup-file';

/**
 * A backup leaves out these collections: documents with a short life; the heads of cups, which are created again from the rest; and the
 * history, which says how the present records came about and would not fit other records.
 */
const LEFT_OUT = new Set([
  'idempotencyKeys',
  'throttles',
  'live',
  'scorerLinks',
  'history',
  'roles',
  'invitations',
]);

/**
 * Unlike a backup, the saved state of `npm start` has these collections, because it restores the very documents that it saved, and the
 * accounts with their roles.
 */
const KEPT_LOCALLY = new Set(['scorerLinks', 'history', 'roles', 'invitations']);

/**
 * A restore does not touch these collections. The counters against attackers have nothing to do with the cups, and the links of scorers
 * hang printed in the hall. The administrators belong to the accounts, which no backup contains.
 */
const UNTOUCHED = new Set(['throttles', 'scorerLinks', 'roles', 'invitations']);

/**
 * No backup contains these collections, but a restore removes their documents. So a restore reads them first, to put them back if it fails.
 */
const TAKEN_AWAY = new Set(['history', 'idempotencyKeys']);

/**
 * Reads all collections as they were at one moment.
 * @internal
 */
export async function readStored(db: Firestore, leftOut = LEFT_OUT): Promise<Collections> {
  const references = (await db.listCollections()).filter(({ id }) => !leftOut.has(id));
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

/** Reads everything for a backup. It throws during a restore, when the stored data is incomplete. */
export async function readCollections(db: Firestore, leftOut = LEFT_OUT): Promise<Collections> {
  const stored = await readStored(db, leftOut);
  const [system = '', catalogue = ''] = CATALOGUE.split('/');
  const restore = (stored[system]?.[catalogue] as { readonly [RESTORE]?: Json } | undefined)?.[RESTORE];
  if (restore === undefined) return stored;
  throw new UserError(
    'A backup is being put back, or that was cut off: then run npm run restore again with the same file.',
  );
}

/** Reads the state that `npm start` keeps from one run to the next. */
export function readLocalState(db: Firestore): Promise<Collections> {
  return readCollections(db, new Set([...LEFT_OUT].filter((name) => !KEPT_LOCALLY.has(name))));
}

/** Reads all documents that a restore replaces or removes, so that it can put them back if it fails. */
export function readReplaced(db: Firestore): Promise<Collections> {
  return readStored(db, new Set([...LEFT_OUT].filter((name) => !TAKEN_AWAY.has(name))));
}

/** The part of the given collections that goes into a backup. */
export function withoutTakenAway(collections: Collections): Collections {
  return Object.fromEntries(Object.entries(collections).filter(([name]) => !TAKEN_AWAY.has(name)));
}

export async function isEmpty(db: Firestore): Promise<boolean> {
  const collections = (await db.listCollections()).filter(({ id }) => !LEFT_OUT.has(id));
  return collections.length === 0;
}

function documentsOf(db: Firestore, collections: Collections): [DocumentReference, Json][] {
  return Object.entries(collections).flatMap(([collection, documents]) =>
    Object.entries(documents).map(([id, data]): [DocumentReference, Json] => [
      db.collection(collection).doc(id),
      data,
    ]),
  );
}

/**
 * The documents that a restore may remove. History entries about accounts and roles stay with the accounts; those of a tournament are
 * removed.
 */
async function removableDocuments(collection: CollectionReference): Promise<DocumentReference[]> {
  if (collection.id !== 'history') return collection.listDocuments();
  const { docs } = await collection.get();
  return docs.filter((entry) => entry.get('tournamentId') !== null).map(({ ref }) => ref);
}

async function storedDocuments(db: Firestore, kept: ReadonlySet<string>): Promise<DocumentReference[]> {
  const collections = (await db.listCollections()).filter(({ id }) => !UNTOUCHED.has(id) && !kept.has(id));
  return (await Promise.all(collections.map(removableDocuments))).flat();
}

/** A document with its new content, or with null where the document is deleted. */
export type Change = readonly [reference: DocumentReference, data: Json | null];

/**
 * The changes that make the database contain the given documents and no others. Collections in `kept` stay as they are. The changes may be
 * too many for one commit, so nobody else may write meanwhile.
 */
export async function changesTo(
  db: Firestore,
  collections: Collections,
  kept: ReadonlySet<string> = new Set(),
): Promise<Change[]> {
  const wanted = documentsOf(db, collections).filter(([{ parent }]) => !kept.has(parent.id));
  const paths = new Set(wanted.map(([{ path }]) => path));
  const others = (await storedDocuments(db, kept)).filter(({ path }) => !paths.has(path));
  return [...wanted, ...others.map((reference) => [reference, null] as const)];
}

/** The methods that a batch and a bulk writer have in common. */
interface Writer {
  set(reference: DocumentReference, data: Record<string, unknown>): unknown;
  delete(reference: DocumentReference): unknown;
}

export function addChange(writer: Writer, [reference, data]: Change): unknown {
  return data === null
    ? writer.delete(reference)
    : writer.set(reference, decodeValue(data) as Record<string, unknown>);
}

/** Replaces everything stored with the given documents. */
export async function writeCollections(db: Firestore, collections: Collections): Promise<void> {
  const changes = await changesTo(db, collections);
  const writer = db.bulkWriter();
  const written = changes.map((change) => addChange(writer, change));
  await Promise.all([writer.close(), ...written]);
}

/** Gives a document the new revision. A match also stores the revision of its log, which is set to the new revision too. */
function withRevision(document: Json, revision: number): Json {
  if (document === null || typeof document !== 'object' || Array.isArray(document)) return document;
  const { logRevision = null } = document;
  return {
    ...document,
    ...('revision' in document ? { revision } : {}),
    ...(logRevision === null ? {} : { logRevision: revision }),
  };
}

function renew(documents: Documents, revision: number): Documents {
  return Object.fromEntries(
    Object.entries(documents).map(([id, document]) => [id, withRevision(document, revision)]),
  );
}

/** What a backup replaces may have been younger, and its instants are gone: see `lostAt` of a stored tournament. */
function withLoss(tournaments: Documents, lostAt: string): Documents {
  return Object.fromEntries(
    Object.entries(tournaments).map(([id, document]) => [id, { ...(document as object), lostAt }]),
  );
}

/** Gives restored documents new revisions: a running site may have seen the old ones with other content. */
export function renewRevisions(collections: Collections, now: number): Collections {
  return Object.fromEntries(
    Object.entries(collections).map(([name, documents]) => {
      const renewed = renew(documents, firstRevision(now));
      return [name, name === 'tournaments' ? withLoss(renewed, toInstant(now)) : renewed];
    }),
  );
}
