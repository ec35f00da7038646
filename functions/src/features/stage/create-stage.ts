import type { NoData } from '@futsal-cup/domain/contracts/contract';
import { createStage as decide } from '@futsal-cup/domain/commands/stages';
import type { Stage } from '@futsal-cup/domain/cup/records';
import { changeCup, noAnswer } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import type { Once } from '../../platform/once';

type NewStage = Omit<Stage, 'stageId'> & { readonly tournamentId: string };

export function createStage(
  dependencies: Dependencies,
  { tournamentId, name, type, order }: NewStage,
  once: Once | null,
): Promise<NoData> {
  const stageId = dependencies.newId();
  return changeCup(dependencies, tournamentId, {
    once,
    decide: (cup) => decide(cup, { stageId, name, type, order }),
    answer: noAnswer,
  });
}
