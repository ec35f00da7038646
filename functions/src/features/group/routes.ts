import type { CommandResult } from '@futsal-cup/domain/commands/cup-event';
import type { NoData } from '@futsal-cup/domain/contracts/contract';
import { groupContracts } from '@futsal-cup/domain/contracts/groups';
import type { Cup } from '@futsal-cup/domain/cup/records';
import {
  addTeamsToGroup,
  createGroup,
  deleteGroup,
  moveTeamToGroup,
  recordLots,
  renameGroup,
  setRounds,
} from '@futsal-cup/domain/commands/groups';
import { addNamedPlaceToGroup, removePlaceFromGroup } from '@futsal-cup/domain/commands/group-places';
import { removeTeamFromGroup } from '@futsal-cup/domain/commands/teams';
import { presentGroup, presentStages } from '../../presenters/present-stage';
import { viewContextOf } from '../../presenters/view-context';
import { changeCup, noAnswer } from '../../storage/change-cup';
import { findCupOf } from '../../storage/read-cups';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { type AnswerOf, type Call, type CallOf, route } from '../route';

async function handleGetGroups({ request, dependencies }: CallOf<'getGroups'>) {
  const { cup } = await dependencies.cups.current(request.tournamentId);
  const stages = presentStages(viewContextOf(cup)).filter(({ type }) => type === 'group');
  return {
    dbGroups: Object.fromEntries(stages.map(({ stageId, name, groups }) => [stageId, { name, groups }])),
  };
}

async function handleCreateGroup({
  request: { stageId, name, rounds },
  dependencies,
  actor,
  idempotencyKey,
}: CallOf<'createGroup'>): Promise<AnswerOf<'createGroup'>> {
  const groupId = dependencies.newId();
  const tournamentId = await findCupOf(dependencies.db, 'stages', stageId);
  return changeCup(dependencies, tournamentId, {
    idempotencyKey,
    actor,
    change: (cup) => createGroup(cup, { groupId, stageId, name, rounds }),
    answer: noAnswer,
  });
}

/** Changes a group: looks up its cup and refuses a stale edit. */
async function changeGroup(
  {
    request,
    dependencies,
    actor,
  }: Call<{ readonly groupId: string; readonly updatedAt?: string | undefined }>,
  change: (cup: Cup) => CommandResult,
): Promise<NoData> {
  const { groupId, updatedAt } = request;
  const tournamentId = await findCupOf(dependencies.db, 'groups', groupId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup) {
      const group = cup.groups.find((candidate) => candidate.groupId === groupId);
      if (group) refuseStaleEdit(updatedAt, group.updatedAt, () => presentGroup(viewContextOf(cup), group));
      return change(cup);
    },
    answer: noAnswer,
  });
}

export const groupRoutes = [
  route(groupContracts.getGroups, handleGetGroups),

  route(groupContracts.createGroup, handleCreateGroup),

  route(groupContracts.renameGroup, (call) =>
    changeGroup(call, (cup) => renameGroup(cup, call.request.groupId, call.request.name)),
  ),

  route(groupContracts.addTeamsToGroup, (call) => {
    const { groupId, stageId, selectedTeamIds: teamIds } = call.request;
    return changeGroup(call, (cup) => addTeamsToGroup(cup, { groupId, stageId, teamIds }));
  }),

  route(groupContracts.moveTeamToGroup, (call) =>
    changeGroup(call, (cup) => moveTeamToGroup(cup, call.request)),
  ),

  route(groupContracts.recordLots, (call) =>
    changeGroup(call, (cup) => {
      const { groupId, teamIds, decision } = call.request;
      return recordLots(cup, groupId, teamIds, decision);
    }),
  ),

  route(groupContracts.setRounds, (call) =>
    changeGroup(call, (cup) => setRounds(cup, call.request.groupId, call.request.rounds)),
  ),

  route(groupContracts.deleteGroup, (call) =>
    changeGroup(call, (cup) => deleteGroup(cup, call.request.groupId)),
  ),

  route(groupContracts.removeTeamFromGroup, (call) =>
    changeGroup(call, (cup) => removeTeamFromGroup(cup, call.request.groupId, call.request.teamId)),
  ),

  route(groupContracts.addPlaceToGroup, (call) =>
    changeGroup(call, (cup) => addNamedPlaceToGroup(cup, call.request.groupId, call.request.place)),
  ),

  route(groupContracts.removePlaceFromGroup, (call) =>
    changeGroup(call, (cup) => removePlaceFromGroup(cup, call.request.groupId, call.request.place)),
  ),
];
