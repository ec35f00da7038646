import type { NoData } from '@futsal-cup/domain/contracts/contract';
import { deleteTeam as decide } from '@futsal-cup/domain/commands/teams';
import { changeCup, noAnswer } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { findCupOf } from '../../platform/find-cup-of';

export async function deleteTeam(dependencies: Dependencies, teamId: string): Promise<NoData> {
  const tournamentId = await findCupOf(dependencies.db, 'teams', teamId);
  return changeCup(dependencies, tournamentId, {
    decide: (cup) => decide(cup, teamId),
    answer: noAnswer,
  });
}
