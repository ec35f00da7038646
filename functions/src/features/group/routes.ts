import { groupContracts } from '@futsal-cup/domain/contracts/groups';
import {
  addTeamsToGroup,
  deleteGroup,
  recordLots,
  renameGroup,
} from '@futsal-cup/domain/group/change-groups';
import { removeTeamFromGroup } from '@futsal-cup/domain/team/delete-team';
import { route } from '../../platform/route';
import { changeGroup } from './change-group';
import { createGroup } from './create-group';
import { readGroups } from './read-groups';

export const groupRoutes = [
  route(groupContracts.getGroups, async ({ request, dependencies }) => ({
    dbGroups: await readGroups(dependencies, request.tournamentId),
  })),

  route(groupContracts.createGroup, ({ request, dependencies, once }) =>
    createGroup(dependencies, request, once),
  ),

  route(groupContracts.renameGroup, ({ request: { groupId, name, updatedAt }, dependencies }) =>
    changeGroup(dependencies, { groupId, updatedAt, decide: (cup) => renameGroup(cup, groupId, name) }),
  ),

  route(
    groupContracts.addTeamsToGroup,
    ({ request: { groupId, stageId, selectedTeamIds: teamIds, updatedAt }, dependencies }) =>
      changeGroup(dependencies, {
        groupId,
        updatedAt,
        decide: (cup) => addTeamsToGroup(cup, { groupId, stageId, teamIds }),
      }),
  ),

  route(groupContracts.recordLots, ({ request: { groupId, teamIds, updatedAt }, dependencies }) =>
    changeGroup(dependencies, { groupId, updatedAt, decide: (cup) => recordLots(cup, groupId, teamIds) }),
  ),

  route(groupContracts.deleteGroup, ({ request: { groupId }, dependencies }) =>
    changeGroup(dependencies, { groupId, decide: (cup) => deleteGroup(cup, groupId) }),
  ),

  route(groupContracts.removeTeamFromGroup, ({ request: { groupId, teamId }, dependencies }) =>
    changeGroup(dependencies, { groupId, decide: (cup) => removeTeamFromGroup(cup, groupId, teamId) }),
  ),
];
