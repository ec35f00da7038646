import { CATALOGUE, RESTORE } from '@futsal-cup/functions/storage/catalogue';
import { retryConflicts } from '@futsal-cup/functions/storage/retry-conflicts';
import { liveReference } from '@futsal-cup/functions/storage/logs/live';
import { firstRevision } from '@futsal-cup/functions/storage/stored';
import { FieldValue, type DocumentSnapshot, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { UserError } from '../user-error';
import { decodeValue, type Collections, type Documents, type Json } from './backup-file';

/** Where the tournaments are while the API is shut. */
export const ASIDE = 'tournamentsAside';

/** What the catalogue says while a backup is being put back. */
export interface RestoreMark {
  /** An ISO instant, which tells one restore from another. */
  readonly begunAt: string;
  /** The file with what is being replaced; until there is one, nothing is replaced. */
  readonly replaced: string | null;
}

function markOf(catalogue: DocumentSnapshot): RestoreMark | null {
  return (catalogue.get(RESTORE) as RestoreMark | undefined) ?? null;
}

/** The mark of a restore that has not ended, or null when the API is open. */
export async function readRestoreMark(db: Firestore): Promise<RestoreMark | null> {
  return markOf(await db.doc(CATALOGUE).get());
}

/** On the condition that nobody has written to the catalogue since it was read. */
function changeCatalogue(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot, fields: object): void {
  if (updateTime) batch.update(ref, { ...fields }, { lastUpdateTime: updateTime });
  else batch.create(ref, fields);
}

/**
 * Shuts the API in one commit: marks the catalogue, moves the tournaments away and deletes the heads of their cups, which tell
 * readers what they may answer from memory. Every write of the API has one of the two as its
 * precondition, so none can pass from here on, and an open API pays nothing for it.
 */
export async function shutApi(db: Firestore, mark: RestoreMark): Promise<void> {
  await retryConflicts(async () => {
    const catalogue = await db.doc(CATALOGUE).get();
    if (markOf(catalogue)) throw new UserError('Another restore has just begun. Nothing was written.');
    const { docs } = await db.collection('tournaments').get();
    const batch = db.batch();
    changeCatalogue(batch, catalogue, { [RESTORE]: mark });
    for (const tournament of docs) {
      batch.set(db.collection(ASIDE).doc(tournament.id), tournament.data());
      batch.delete(tournament.ref, { lastUpdateTime: tournament.updateTime });
      batch.delete(liveReference(db, tournament.id));
    }
    await batch.commit();
  });
}

/** Changes the mark of a shut API: a restore goes on, or takes over from one that was cut off. */
export async function setRestoreMark(db: Firestore, mark: RestoreMark): Promise<void> {
  await db.doc(CATALOGUE).update({ [RESTORE]: mark });
}

/** Opens the API in one commit, with these tournaments. Its lists begin with a revision that nobody has seen. */
export async function openApi(db: Firestore, { begunAt }: RestoreMark, tournaments: Documents = {}) {
  const catalogue = await db.doc(CATALOGUE).get();
  if (markOf(catalogue)?.begunAt !== begunAt) throw new UserError('Another restore has taken over.');
  const batch = db.batch();
  changeCatalogue(batch, catalogue, { revision: firstRevision(Date.now()), [RESTORE]: FieldValue.delete() });
  for (const reference of await db.collection(ASIDE).listDocuments()) batch.delete(reference);
  for (const [id, data] of Object.entries(tournaments)) {
    batch.set(db.collection('tournaments').doc(id), decodeValue(data) as Record<string, unknown>);
  }
  await batch.commit();
}

function withoutMark(catalogue: Json | undefined): Documents {
  const fields = Object.entries(catalogue ?? {}).filter(([name]) => name !== RESTORE);
  return fields.length > 0 ? { catalogue: Object.fromEntries(fields) } : {};
}

/** What is stored in a shut database, as it was before it was shut. */
export function asBeforeShutting({ [ASIDE]: tournaments, system, ...parts }: Collections): Collections {
  const catalogue = withoutMark(system?.['catalogue']);
  return {
    ...parts,
    ...(Object.keys(catalogue).length > 0 ? { system: catalogue } : {}),
    ...(tournaments ? { tournaments } : {}),
  };
}
