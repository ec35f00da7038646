import { stageContracts } from '@futsal-cup/domain/contracts/stages';
import type { KnockoutStageView, StageView } from '@futsal-cup/domain/contracts/views/cup-views';
import {
  changeStageRules,
  createStage,
  deleteStage,
  moveStageToCategory,
  recordDecisionAcross,
  renameStage,
  reorderStages,
} from '@futsal-cup/domain/commands/stages';
import { presentStages } from '../../presenters/present-stage';
import { viewContextOf } from '../../presenters/view-context';
import { changeRoute } from '../change-route';
import { type CallOf, route } from '../route';

async function readStages({
  request,
  dependencies,
}: CallOf<'getStages' | 'getKnockoutStages'>): Promise<StageView[]> {
  const { cup } = await dependencies.cups.current(request.tournamentId);
  return presentStages(viewContextOf(cup));
}

async function handleGetStages(call: CallOf<'getStages'>) {
  return { dbStages: await readStages(call) };
}

function presentKnockoutStage({ stageId, name, order, type, Matches }: StageView): KnockoutStageView {
  return { stageId, name, order, type, Matches };
}

async function handleGetKnockoutStages(call: CallOf<'getKnockoutStages'>) {
  const stages = await readStages(call);
  const knockout = stages.filter(({ type }) => type === 'knockout').map(presentKnockoutStage);
  return { dbKnockoutStages: Object.fromEntries(knockout.map((stage) => [stage.stageId, stage])) };
}

export const stageRoutes = [
  route(stageContracts.getStages, handleGetStages),
  route(stageContracts.getKnockoutStages, handleGetKnockoutStages),
  changeRoute(stageContracts.createStage, 'tournaments', (cup, { request, dependencies }) => {
    const { name, type, order, categoryId } = request;
    const stage = { stageId: dependencies.newId(), name, type, order };
    return createStage(cup, categoryId ? { ...stage, categoryId } : stage);
  }),
  changeRoute(stageContracts.renameStage, 'stages', (cup, { request: { stageId, name } }) =>
    renameStage(cup, stageId, name),
  ),
  changeRoute(stageContracts.moveStageToCategory, 'stages', (cup, { request: { stageId, categoryId } }) =>
    moveStageToCategory(cup, stageId, categoryId),
  ),
  changeRoute(stageContracts.changeStageRules, 'stages', (cup, { request }) =>
    changeStageRules(cup, request.stageId, request),
  ),
  changeRoute(stageContracts.recordDecisionAcross, 'stages', (cup, { request }) => {
    const { stageId, place, teamIds, decision } = request;
    return recordDecisionAcross(cup, stageId, { place, teamIds, decision });
  }),
  changeRoute(stageContracts.reorderStages, 'tournaments', (cup, { request }) =>
    reorderStages(cup, request.stageIds),
  ),
  changeRoute(stageContracts.deleteStage, 'stages', (cup, { request }) => deleteStage(cup, request.stageId)),
];
