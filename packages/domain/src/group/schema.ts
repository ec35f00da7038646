import { z } from 'zod';
import type { ErrorCode } from '../contracts/error-codes';
import { idField, textField } from '../cup/fields';
import { MAX_TEAMS } from '../tournament/limits';
import { MAX_GROUP_NAME_LENGTH, MIN_RENAMED_GROUP_NAME_LENGTH } from './limits';

const name = {
  missing: 'group_name_can_not_be_empty',
  max: [MAX_GROUP_NAME_LENGTH, 'name_must_be_at_most_50_characters_long'],
} as const;

export const groupNameSchema = textField(name);

export const renamedGroupNameSchema = textField({
  ...name,
  min: [MIN_RENAMED_GROUP_NAME_LENGTH, 'group_name_too_short'],
});

function hasNoRepetition(teamIds: readonly string[]): boolean {
  return new Set(teamIds).size === teamIds.length;
}

/** Each team once. */
export const teamIdsSchema = z
  .array(idField(), { error: 'must_be_a_list' satisfies ErrorCode })
  .max(MAX_TEAMS, { error: 'too_many_teams_listed' satisfies ErrorCode, abort: true })
  .refine(hasNoRepetition, { error: 'team_listed_twice' satisfies ErrorCode });

export const selectedTeamIdsSchema = teamIdsSchema.min(1, {
  error: 'you_must_select_at_least_one_team' satisfies ErrorCode,
});
