import type { Firestore, WriteBatch, WriteResult } from 'firebase-admin/firestore';
import { commitToCup } from '../logs/live';
import { type ChangeToRecord, recordChange } from './record-change';

/**
 * The one way in which a change of a cup is committed. What it changed goes into the history in the same commit; whoever makes
 * the change knows nothing of that.
 */
export async function commitChange(
  db: Firestore,
  batch: WriteBatch,
  change: ChangeToRecord,
): Promise<WriteResult[]> {
  const entryId = recordChange(db, batch, change);
  const results = await commitToCup(db, batch, change.tournamentId);
  if (entryId !== null) change.actor?.recorded?.(entryId);
  return results;
}
