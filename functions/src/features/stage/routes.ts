import { stageContracts } from '@futsal-cup/domain/contracts/stages';
import type { KnockoutStageView, StageView } from '@futsal-cup/domain/contracts/views';
import type { Dependencies } from '../../platform/dependencies';
import { route } from '../../platform/route';
import { knowledgeOf } from '../../views/cup-knowledge';
import { presentStages } from '../../views/present-stage';
import { createStage } from './create-stage';
import { deleteStage } from './delete-stage';

async function readStages({ cups }: Dependencies, tournamentId: string): Promise<StageView[]> {
  const { cup } = await cups.current(tournamentId);
  return presentStages(knowledgeOf(cup));
}

function presentKnockoutStage({ stageId, name, order, type, Matches }: StageView): KnockoutStageView {
  return { stageId, name, order, type, Matches };
}

export const stageRoutes = [
  route(stageContracts.getStages, async ({ request, dependencies }) => ({
    dbStages: await readStages(dependencies, request.tournamentId),
  })),

  route(stageContracts.getKnockoutStages, async ({ request, dependencies }) => {
    const stages = await readStages(dependencies, request.tournamentId);
    const knockout = stages.filter(({ type }) => type === 'knockout').map(presentKnockoutStage);
    return { dbKnockoutStages: Object.fromEntries(knockout.map((stage) => [stage.stageId, stage])) };
  }),

  route(stageContracts.createStage, ({ request, dependencies, once }) =>
    createStage(dependencies, request, once),
  ),

  route(stageContracts.deleteStage, ({ request, dependencies }) =>
    deleteStage(dependencies, request.stageId),
  ),
];
