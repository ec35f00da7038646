import type { NoData } from '@futsal-cup/domain/contracts/contract';
import { createGroup as decide } from '@futsal-cup/domain/commands/groups';
import { changeCup, noAnswer } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { findCupOf } from '../../platform/find-cup-of';
import type { Once } from '../../platform/once';

interface NewGroup {
  readonly stageId: string;
  readonly name: string;
}

export async function createGroup(
  dependencies: Dependencies,
  { stageId, name }: NewGroup,
  once: Once | null,
): Promise<NoData> {
  const groupId = dependencies.newId();
  const tournamentId = await findCupOf(dependencies.db, 'stages', stageId);
  return changeCup(dependencies, tournamentId, {
    once,
    decide: (cup) => decide(cup, { groupId, stageId, name }),
    answer: noAnswer,
  });
}
