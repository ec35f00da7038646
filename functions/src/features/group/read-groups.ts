import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { Dependencies } from '../../platform/dependencies';
import { knowledgeOf } from '../../views/cup-knowledge';
import { presentStages } from '../../views/present-stage';

/** The groups of each group stage, by the stage's id. */
export async function readGroups(
  { cups }: Dependencies,
  tournamentId: string,
): Promise<Calls['getGroups']['response']['dbGroups']> {
  const { cup } = await cups.current(tournamentId);
  const stages = presentStages(knowledgeOf(cup)).filter(({ type }) => type === 'group');
  return Object.fromEntries(stages.map(({ stageId, name, groups }) => [stageId, { name, groups }]));
}
