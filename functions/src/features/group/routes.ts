import { addTeamsToGroupContract } from '@futsal-cup/domain/contracts/add-teams-to-group';
import { createGroupContract } from '@futsal-cup/domain/contracts/create-group';
import { deleteGroupContract } from '@futsal-cup/domain/contracts/delete-group';
import { getGroupsContract } from '@futsal-cup/domain/contracts/get-groups';
import { recordLotsContract } from '@futsal-cup/domain/contracts/record-lots';
import { removeTeamFromGroupContract } from '@futsal-cup/domain/contracts/remove-team-from-group';
import { renameGroupContract } from '@futsal-cup/domain/contracts/rename-group';
import { addTeamsToGroup, deleteGroup, recordLots, renameGroup } from '@futsal-cup/domain/commands/groups';
import { removeTeamFromGroup } from '@futsal-cup/domain/commands/teams';
import { route } from '../../platform/route';
import { changeGroup } from './change-group';
import { createGroup } from './create-group';
import { readGroups } from './read-groups';

export const groupRoutes = [
  route(getGroupsContract, async ({ request, dependencies }) => ({
    dbGroups: await readGroups(dependencies, request.tournamentId),
  })),

  route(createGroupContract, ({ request, dependencies, once }) => createGroup(dependencies, request, once)),

  route(renameGroupContract, ({ request: { groupId, name, updatedAt }, dependencies }) =>
    changeGroup(dependencies, { groupId, updatedAt, decide: (cup) => renameGroup(cup, groupId, name) }),
  ),

  route(
    addTeamsToGroupContract,
    ({ request: { groupId, stageId, selectedTeamIds: teamIds, updatedAt }, dependencies }) =>
      changeGroup(dependencies, {
        groupId,
        updatedAt,
        decide: (cup) => addTeamsToGroup(cup, { groupId, stageId, teamIds }),
      }),
  ),

  route(recordLotsContract, ({ request: { groupId, teamIds, updatedAt }, dependencies }) =>
    changeGroup(dependencies, { groupId, updatedAt, decide: (cup) => recordLots(cup, groupId, teamIds) }),
  ),

  route(deleteGroupContract, ({ request: { groupId }, dependencies }) =>
    changeGroup(dependencies, { groupId, decide: (cup) => deleteGroup(cup, groupId) }),
  ),

  route(removeTeamFromGroupContract, ({ request: { groupId, teamId }, dependencies }) =>
    changeGroup(dependencies, { groupId, decide: (cup) => removeTeamFromGroup(cup, groupId, teamId) }),
  ),
];
