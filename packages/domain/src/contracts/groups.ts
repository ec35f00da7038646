import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
import {
  groupNameSchema,
  renamedGroupNameSchema,
  selectedTeamIdsSchema,
  teamIdsSchema,
} from '../cup/record-fields';
import { decisionKindSchema, roundsSchema } from '../cup/table-rule-fields';
import { answer, contract, contractsOf } from './contract';
import type { StageGroupsView } from './views/cup-views';

export const groupContracts = contractsOf({
  getGroups: contract(
    z.strictObject({ tournamentId: idField() }),
    answer<{
      /** `dbGroups` has an entry for each group stage, by stage id; a knockout stage has none. */
      readonly dbGroups: { readonly [stageId: string]: StageGroupsView };
    }>(),
  ),

  createGroup: contract(
    z
      .strictObject({ stageId: idField(), name: groupNameSchema, rounds: roundsSchema.optional() })
      .describe('Without `rounds`: the group is complete when all its matches are over.'),
  ),

  renameGroup: contract(
    z.strictObject({ groupId: idField(), name: renamedGroupNameSchema, updatedAt: updatedAtField }),
  ),

  addTeamsToGroup: contract(
    z
      .strictObject({
        groupId: idField(),
        stageId: idField(),
        selectedTeamIds: selectedTeamIdsSchema,
        updatedAt: updatedAtField,
      })
      .describe('A team that is in the group already stays in it.'),
  ),

  moveTeamToGroup: contract(
    z
      .strictObject({ teamId: idField(), groupId: idField(), toGroupId: idField() })
      .describe('Its matches in the group that it leaves are deleted; a team that has played there stays.'),
  ),

  recordLots: contract(
    z
      .strictObject({
        groupId: idField(),
        teamIds: teamIdsSchema,
        decision: decisionKindSchema.optional(),
        updatedAt: updatedAtField,
      })
      .describe(
        '`teamIds` is the order that was decided, best first, and `decision` by what; an empty list removes it.',
      ),
  ),

  setRounds: contract(
    z
      .strictObject({ groupId: idField(), rounds: roundsSchema, updatedAt: updatedAtField })
      .describe(
        '`rounds` is how often each pair meets before the group is complete; null completes it when all its matches are over.',
      ),
  ),

  deleteGroup: contract(z.strictObject({ groupId: idField() })),

  removeTeamFromGroup: contract(z.strictObject({ groupId: idField(), teamId: idField() })),
});
