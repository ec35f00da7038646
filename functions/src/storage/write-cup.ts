import type { Cup } from '@futsal-cup/domain/cup/records';
import { allowed, refused, type Result } from '@futsal-cup/domain/cup/result';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { isTournamentTaken, raiseCatalogue, readCatalogue } from './catalogue';
import { collectionsOf } from './collections';
import { liveReference } from './logs/live';
import { retryConflicts } from './retry-conflicts';
import { firstRevision, toInstant } from './stored';

function setAll(db: Firestore, batch: WriteBatch, cup: Cup, now: number): void {
  const { tournaments, teams, stages, groups, matches } = collectionsOf(db);
  const { tournamentId } = cup.tournament;
  const instant = toInstant(now);
  const stamps = { tournamentId, createdAt: instant, updatedAt: instant };
  const revision = firstRevision(now);
  batch.set(tournaments.doc(tournamentId), { ...cup.tournament, ...stamps, revision });
  batch.set(liveReference(db, tournamentId), { revision, matches: {} });
  for (const team of cup.teams) batch.set(teams.doc(team.teamId), { ...team, ...stamps });
  for (const stage of cup.stages) batch.set(stages.doc(stage.stageId), { ...stage, ...stamps });
  for (const group of cup.groups) batch.set(groups.doc(group.groupId), { ...group, ...stamps });
  for (const match of cup.matches) {
    batch.set(matches.doc(match.matchId), { ...match, ...stamps, createdAt: match.createdAt });
  }
}

/** Writes a whole cup in one commit. The caller has checked its rules; it is refused when its name is taken on its date. */
export async function writeCup(db: Firestore, cup: Cup, now: number): Promise<Result<Cup>> {
  return retryConflicts(async () => {
    const catalogue = await readCatalogue(db);
    if (await isTournamentTaken(db, cup.tournament)) return refused('tournament_already_exists', 'name');
    const batch = db.batch();
    setAll(db, batch, cup, now);
    raiseCatalogue(batch, catalogue);
    await batch.commit();
    return allowed(cup);
  });
}
