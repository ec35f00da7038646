import type { Match } from '@futsal-cup/domain/cup/records';
import { leaveCourt } from '@futsal-cup/domain/match-log/courts-left';
import { isSameCourt } from '@futsal-cup/domain/match-log/scorer-link';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { readLogs } from './match-logs';

/** The matches before and after a change; created and deleted matches do not matter. */
interface MatchesOfChange {
  readonly before: readonly Match[];
  readonly after: readonly Match[];
}

/**
 * Records in the log of each match that a change moves to another court which court it leaves, and when. A match without entries has no
 * log, and no scorer had entered anything before its move. Call this after all other writes of the batch to logs.
 */
export async function noteCourtsLeft(
  db: Firestore,
  batch: WriteBatch,
  { before, after }: MatchesOfChange,
  now: number,
): Promise<void> {
  const old = new Map(before.map((match) => [match.matchId, match]));
  const moves = after.flatMap(({ matchId, location: to }) => {
    const match = old.get(matchId);
    if (!match || match.logRevision === null || isSameCourt(match.location, to)) return [];
    return [{ matchId, from: match.location, to }];
  });
  const logs = await readLogs(
    db,
    moves.map(({ matchId }) => matchId),
  );
  for (const { matchId, from, to } of moves) {
    const found = logs.get(matchId);
    if (!found?.log) continue;
    batch.update(found.reference, {
      courtsLeft: leaveCourt(found.log.courtsLeft ?? [], { from, to }, now),
    });
  }
}
