import { stageContracts } from '@futsal-cup/domain/contracts/stages';
import type { KnockoutStageView, StageView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { CommandResult } from '@futsal-cup/domain/commands/cup-event';
import {
  createStage,
  deleteStage,
  recordDecisionAcross,
  renameStage,
  reorderStages,
} from '@futsal-cup/domain/commands/stages';
import type { NoData } from '@futsal-cup/domain/contracts/contract';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { presentStage, presentStages } from '../../presenters/present-stage';
import { viewContextOf } from '../../presenters/view-context';
import { changeCup, noAnswer } from '../../storage/change-cup';
import { findCupOf } from '../../storage/read-cups';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { type AnswerOf, type Call, type CallOf, route } from '../route';

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

/** Edits a stage: looks up its cup and refuses a stale edit. */
async function editStage(
  {
    request: { stageId, updatedAt },
    dependencies,
    actor,
  }: Call<{ readonly stageId: string; readonly updatedAt?: string | undefined }>,
  change: (cup: Cup) => CommandResult,
): Promise<NoData> {
  const tournamentId = await findCupOf(dependencies.db, 'stages', stageId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup) {
      const stage = cup.stages.find((candidate) => candidate.stageId === stageId);
      if (stage) refuseStaleEdit(updatedAt, stage.updatedAt, () => presentStage(viewContextOf(cup), stage));
      return change(cup);
    },
    answer: noAnswer,
  });
}

function handleReorderStages({
  request: { tournamentId, stageIds },
  dependencies,
  actor,
}: CallOf<'reorderStages'>): Promise<AnswerOf<'reorderStages'>> {
  return changeCup(dependencies, tournamentId, {
    actor,
    change: (cup) => reorderStages(cup, stageIds),
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
  route(stageContracts.renameStage, (call) =>
    editStage(call, (cup) => renameStage(cup, call.request.stageId, call.request.name)),
  ),
  route(stageContracts.recordDecisionAcross, (call) =>
    editStage(call, (cup) => {
      const { stageId, place, teamIds, decision } = call.request;
      return recordDecisionAcross(cup, stageId, { place, teamIds, decision });
    }),
  ),
  route(stageContracts.reorderStages, handleReorderStages),
  route(stageContracts.deleteStage, handleDeleteStage),
];
