import type { GetGroupsResponse } from '@futsal-cup/domain/contracts/get-groups';
import type { Dependencies } from '../../platform/dependencies';
import { knowledgeOf } from '../../views/cup-knowledge';
import { presentStages } from '../../views/present-stage';

/** The groups of each group stage, by the stage's id. */
export async function readGroups(
  { cups }: Dependencies,
  tournamentId: string,
): Promise<GetGroupsResponse['dbGroups']> {
  const { cup } = await cups.current(tournamentId);
  const stages = presentStages(knowledgeOf(cup)).filter(({ type }) => type === 'group');
  return Object.fromEntries(stages.map(({ stageId, name, groups }) => [stageId, { name, groups }]));
}
