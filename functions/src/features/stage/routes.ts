import { stageContracts } from '@futsal-cup/domain/contracts/stages';
import type { KnockoutStageView, StageView } from '@futsal-cup/domain/contracts/views';
import { createStage, deleteStage } from '@futsal-cup/domain/commands/stages';
import { presentStages } from '../../presenters/present-stage';
import { viewContextOf } from '../../presenters/view-context';
import { changeCup, noAnswer } from '../../storage/change-cup';
import { findCupOf } from '../../storage/read-cups';
import { type AnswerOf, type CallOf, route } from '../route';

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

function handleCreateStage({
  request: { tournamentId, name, type, order },
  dependencies,
  actor,
  idempotencyKey,
}: CallOf<'createStage'>): Promise<AnswerOf<'createStage'>> {
  const stageId = dependencies.newId();
  return changeCup(dependencies, tournamentId, {
    idempotencyKey,
    actor,
    change: (cup) => createStage(cup, { stageId, name, type, order }),
    answer: noAnswer,
  });
}

async function handleDeleteStage({
  request: { stageId },
  dependencies,
  actor,
}: CallOf<'deleteStage'>): Promise<AnswerOf<'deleteStage'>> {
  const tournamentId = await findCupOf(dependencies.db, 'stages', stageId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change: (cup) => deleteStage(cup, stageId),
    answer: noAnswer,
  });
}

export const stageRoutes = [
  route(stageContracts.getStages, handleGetStages),
  route(stageContracts.getKnockoutStages, handleGetKnockoutStages),
  route(stageContracts.createStage, handleCreateStage),
  route(stageContracts.deleteStage, handleDeleteStage),
];
