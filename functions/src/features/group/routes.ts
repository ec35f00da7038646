import { groupContracts } from '@futsal-cup/domain/contracts/groups';
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
import { presentStages } from '../../presenters/present-stage';
import { viewContextOf } from '../../presenters/view-context';
import { changeRoute } from '../change-route';
import { type CallOf, route } from '../route';

async function handleGetGroups({ request, dependencies }: CallOf<'getGroups'>) {
  const { cup } = await dependencies.cups.current(request.tournamentId);
  const stages = presentStages(viewContextOf(cup)).filter(({ type }) => type === 'group');
  return {
    dbGroups: Object.fromEntries(stages.map(({ stageId, name, groups }) => [stageId, { name, groups }])),
  };
}

export const groupRoutes = [
  route(groupContracts.getGroups, handleGetGroups),

  changeRoute(groupContracts.createGroup, 'stages', (cup, { request, dependencies }) =>
    createGroup(cup, { groupId: dependencies.newId(), ...request }),
  ),
  changeRoute(groupContracts.renameGroup, 'groups', (cup, { request: { groupId, name } }) =>
    renameGroup(cup, groupId, name),
  ),
  changeRoute(groupContracts.addTeamsToGroup, 'groups', (cup, { request }) => {
    const { groupId, stageId, selectedTeamIds: teamIds } = request;
    return addTeamsToGroup(cup, { groupId, stageId, teamIds });
  }),
  changeRoute(groupContracts.moveTeamToGroup, 'groups', (cup, { request }) => moveTeamToGroup(cup, request)),
  changeRoute(groupContracts.recordLots, 'groups', (cup, { request: { groupId, teamIds, decision } }) =>
    recordLots(cup, groupId, teamIds, decision),
  ),
  changeRoute(groupContracts.setRounds, 'groups', (cup, { request: { groupId, rounds } }) =>
    setRounds(cup, groupId, rounds),
  ),
  changeRoute(groupContracts.deleteGroup, 'groups', (cup, { request }) => deleteGroup(cup, request.groupId)),
  changeRoute(groupContracts.removeTeamFromGroup, 'groups', (cup, { request: { groupId, teamId } }) =>
    removeTeamFromGroup(cup, groupId, teamId),
  ),
  changeRoute(groupContracts.addPlaceToGroup, 'groups', (cup, { request: { groupId, place } }) =>
    addNamedPlaceToGroup(cup, groupId, place),
  ),
  changeRoute(groupContracts.removePlaceFromGroup, 'groups', (cup, { request: { groupId, place } }) =>
    removePlaceFromGroup(cup, groupId, place),
  ),
];
