import { offersUndo } from '@futsal-cup/domain/commands/cup-event';
import type { Firestore, WriteBatch, WriteResult } from 'firebase-admin/firestore';
import { commitToCup } from '../logs/live';
import { type ChangeToRecord, recordChange } from './record-change';

/** Commits every change of a cup. It writes the history entry in the same commit, so that its callers need not know the history. */
export async function commitChange(
  db: Firestore,
  batch: WriteBatch,
  change: ChangeToRecord,
): Promise<WriteResult[]> {
  const entryId = recordChange(db, batch, change);
  const results = await commitToCup(db, batch, change.tournamentId);
  const { actor, event } = change;
  if (entryId !== null) actor?.recorded?.(entryId, event.kind !== 'undo' && offersUndo(event));
  return results;
}
