import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { idField, updatedAtField } from '../cup/fields';
import {
  groupNameSchema,
  placeholderSchema,
  renamedGroupNameSchema,
  selectedTeamIdsSchema,
  teamIdsSchema,
} from '../cup/record-fields';
import { decisionKindSchema, roundsSchema } from '../cup/table-rule-fields';
import { contract, contractsOf } from './contract';

const NO_SUCH_PLACE: ErrorCode = 'place_is_not_in_the_group';

const placeIndex = z.int({ error: NO_SUCH_PLACE }).min(0, { error: NO_SUCH_PLACE });

export const groupContracts = contractsOf({
  getGroups: contract(z.strictObject({ tournamentId: idField() })),

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

  addPlaceToGroup: contract(
    z
      .strictObject({ groupId: idField(), place: placeholderSchema, updatedAt: updatedAtField })
      .describe(
        '`place` names it as the placeholder of a match of the stage does: `1st Group A`, `Best third 1`, `Winner match 3`. A group is looked for in the earlier group stages, the nearest first; where two have one of that name, the nearer is meant.',
      ),
  ),

  removePlaceFromGroup: contract(
    z
      .strictObject({ groupId: idField(), place: placeIndex, updatedAt: updatedAtField })
      .describe(
        '`place` is its index in `places`. Its matches in the group are deleted; one that was played stays.',
      ),
  ),
});
