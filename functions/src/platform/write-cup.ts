import type { Cup } from '@futsal-cup/domain/cup/cup';
import { allowed, refused, type Ruling } from '@futsal-cup/domain/cup/ruling';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isTournamentTaken, raiseCatalogue } from './catalogue';
import { collectionsOf } from './collections';
import { toInstant } from './clock';
import { firstRevision } from './stored';
import { transact } from './transact';

function setAll(db: Firestore, transaction: Transaction, cup: Cup, now: number): void {
  const { tournaments, teams, stages, groups, matches } = collectionsOf(db);
  const { tournamentId } = cup.tournament;
  const instant = toInstant(now);
  const stamps = { tournamentId, createdAt: instant, updatedAt: instant };
  const revision = firstRevision(now);
  transaction.set(tournaments.doc(tournamentId), { ...cup.tournament, ...stamps, revision });
  for (const team of cup.teams) transaction.set(teams.doc(team.teamId), { ...team, ...stamps });
  for (const stage of cup.stages) transaction.set(stages.doc(stage.stageId), { ...stage, ...stamps });
  for (const group of cup.groups) transaction.set(groups.doc(group.groupId), { ...group, ...stamps });
  for (const match of cup.matches) {
    transaction.set(matches.doc(match.matchId), { ...match, ...stamps, createdAt: match.createdAt });
  }
}

/** Writes a whole cup, whose rules somebody has checked, in one transaction; refused when its name is taken on its date. */
export async function writeCup(db: Firestore, cup: Cup, now: number): Promise<Ruling<Cup>> {
  return transact(db, async (transaction) => {
    if (await isTournamentTaken(db, transaction, cup.tournament)) {
      return refused('tournament_already_exists', 'name');
    }
    setAll(db, transaction, cup, now);
    raiseCatalogue(db, transaction);
    return allowed(cup);
  });
}
