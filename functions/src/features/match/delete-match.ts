import type { NoData } from '@futsal-cup/domain/contracts/contract';
import { deleteMatch as decide } from '@futsal-cup/domain/commands/matches';
import { changeCup, noAnswer } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { findCupOf } from '../../platform/find-cup-of';

export async function deleteMatch(dependencies: Dependencies, matchId: string): Promise<NoData> {
  const tournamentId = await findCupOf(dependencies.db, 'matches', matchId);
  return changeCup(dependencies, tournamentId, {
    decide: (cup) => decide(cup, matchId),
    answer: noAnswer,
  });
}
