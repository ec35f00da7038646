import { raiseCatalogue, readCatalogue } from './catalogue';
import { collectionsOf } from './collections';
import type { CupStorage } from './change-cup';
import { liveReference } from './logs/live';
import { letLogExpire } from './logs/match-logs';
import type { CupSnapshot } from './read-cups';
import { retryConflicts } from './retry-conflicts';
import type { StoredCup } from './stored';

/**
 * Deletes a whole cup in one commit, on the condition that nobody has written to it since `check` saw it. The head goes too, without
 * which no entry of a scorer passes; logs stay for as long as those of deleted matches do, and links until they end.
 */
export async function deleteCup(
  { db, cups, clock }: CupStorage,
  tournamentId: string,
  check: (cup: StoredCup) => void,
): Promise<void> {
  async function attempt(): Promise<void> {
    const catalogue = await readCatalogue(db);
    const { cup, updateTime }: CupSnapshot = await cups.current(tournamentId);
    check(cup);
    const { tournaments, teams, stages, groups, matches } = collectionsOf(db);
    const batch = db.batch();
    batch.delete(tournaments.doc(tournamentId), { lastUpdateTime: updateTime });
    batch.delete(liveReference(db, tournamentId));
    raiseCatalogue(batch, catalogue);
    for (const { teamId } of cup.teams) batch.delete(teams.doc(teamId));
    for (const { stageId } of cup.stages) batch.delete(stages.doc(stageId));
    for (const { groupId } of cup.groups) batch.delete(groups.doc(groupId));
    for (const { matchId, logRevision } of cup.matches) {
      batch.delete(matches.doc(matchId));
      if (logRevision !== null) letLogExpire(db, batch, matchId, clock());
    }
    await batch.commit();
  }

  await cups.inTurn(tournamentId, () => retryConflicts(attempt));
}
