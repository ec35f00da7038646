import type { NoData } from '@futsal-cup/domain/contracts/contract';
import { deleteStage as decide } from '@futsal-cup/domain/commands/stages';
import { changeCup, noAnswer } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { findCupOf } from '../../platform/find-cup-of';

export async function deleteStage(dependencies: Dependencies, stageId: string): Promise<NoData> {
  const tournamentId = await findCupOf(dependencies.db, 'stages', stageId);
  return changeCup(dependencies, tournamentId, {
    decide: (cup) => decide(cup, stageId),
    answer: noAnswer,
  });
}
