import { z } from 'zod';
import type { ErrorCode } from './error-codes/error-codes';
import { dateField, idField, listOf, objectOf, textField, timeField, wholeNumber } from './fields';
import { LANGUAGES } from './text/languages';
import { SCORER_TIES, SUSPENSION_LIMITS } from './player-rules';
import { MATCH_RULE_LIMITS, PLAYER_NAME_STYLES } from './match-rules';
import { hasUnusableCharacters } from './text/unusable-characters';
import { countCharacters, visibleText } from './text/visible-text';
import { isTimeZone } from './is-time-zone';
import {
  MAX_ADDRESS_LENGTH,
  MAX_GROUP_NAME_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_PLACEHOLDER_LENGTH,
  MAX_PLAYER_NAME_LENGTH,
  MAX_PLAYERS,
  MAX_SHIRT_NUMBER,
  MAX_POINTS,
  MAX_SCORE,
  MAX_STAGE_NAME_LENGTH,
  MAX_STAGE_ORDER,
  MAX_TEAM_NAME_LENGTH,
  MAX_TEAMS,
  MAX_TIME_ZONE_LENGTH,
  MAX_TOURNAMENT_NAME_LENGTH,
  MIN_LOCATION_LENGTH,
  MIN_PLAYER_NAME_LENGTH,
  MIN_SHIRT_NUMBER,
  MIN_POINTS,
  MIN_RENAMED_GROUP_NAME_LENGTH,
  MIN_SCORE,
  MIN_STAGE_ORDER,
  MIN_TEAM_NAME_LENGTH,
  MIN_TOURNAMENT_NAME_LENGTH,
} from './limits';
import { maxLength, minLength } from './length';
import { SHOWN } from './shown';

/** The name of a tournament is optional: it is empty, or long enough. */
export const tournamentNameSchema = z
  .string({ error: 'must_be_text' satisfies ErrorCode })
  .overwrite(visibleText)
  .check(
    maxLength(MAX_TOURNAMENT_NAME_LENGTH, {
      error: 'name_must_be_at_most_50_characters_long' satisfies ErrorCode,
      abort: true,
    }),
  )
  .refine((name) => name === '' || countCharacters(name) >= MIN_TOURNAMENT_NAME_LENGTH, {
    error: 'name_must_be_at_least_2_characters_long' satisfies ErrorCode,
  })
  .refine((name) => !hasUnusableCharacters(name), {
    error: 'text_has_unusable_characters' satisfies ErrorCode,
  })
  .describe(`empty, or ${MIN_TOURNAMENT_NAME_LENGTH} to ${MAX_TOURNAMENT_NAME_LENGTH} characters`);

/** The address of the hall is optional: empty means none. */
export const addressSchema = z
  .string({ error: 'must_be_text' satisfies ErrorCode })
  .overwrite(visibleText)
  .check(
    maxLength(MAX_ADDRESS_LENGTH, {
      error: 'address_must_be_at_most_150_characters_long' satisfies ErrorCode,
      abort: true,
    }),
  )
  .refine((address) => !hasUnusableCharacters(address), {
    error: 'text_has_unusable_characters' satisfies ErrorCode,
  })
  .describe(`empty, or at most ${MAX_ADDRESS_LENGTH} characters`);

export const tournamentDateSchema = dateField('date_is_mandatory');

const pointsValue = wholeNumber(MIN_POINTS, MAX_POINTS, 'points_must_be_whole_numbers_from_0_to_10');

export const pointsSchema = objectOf({ win: pointsValue, draw: pointsValue, loss: pointsValue });

export const timeZoneSchema = z
  .string({ error: 'must_be_text' satisfies ErrorCode })
  .check(
    maxLength(MAX_TIME_ZONE_LENGTH, { error: 'time_zone_is_not_known' satisfies ErrorCode, abort: true }),
  )
  .refine(isTimeZone, { error: 'time_zone_is_not_known' satisfies ErrorCode })
  .describe('IANA time zone');

export const languageSchema = z.enum(LANGUAGES, {
  error: 'language_must_be_one_of_the_site' satisfies ErrorCode,
});

const RULES_NOT_VALID: ErrorCode = 'match_rules_are_not_valid';

function ruleNumber(rule: keyof typeof MATCH_RULE_LIMITS) {
  const [least, most] = MATCH_RULE_LIMITS[rule];
  return wholeNumber(least, most, RULES_NOT_VALID);
}

export const matchRulesSchema = objectOf({
  halves: z.union([z.literal(1), z.literal(2)], { error: RULES_NOT_VALID }),
  minutesPerHalf: ruleNumber('minutesPerHalf'),
  clock: z.enum(['running', 'stopped'], { error: RULES_NOT_VALID }),
  extraTimeMinutes: ruleNumber('extraTimeMinutes'),
  shootOutKicks: ruleNumber('shootOutKicks'),
  foulLimit: ruleNumber('foulLimit'),
  timeOuts: ruleNumber('timeOuts'),
  forfeitGoals: ruleNumber('forfeitGoals'),
});

export const playerNamesSchema = z.enum(PLAYER_NAME_STYLES, {
  error: 'player_names_must_be_initial_full_or_number' satisfies ErrorCode,
});

const PLAYER_RULES: ErrorCode = 'player_rules_are_not_valid';

function suspensionNumber(rule: keyof typeof SUSPENSION_LIMITS) {
  const [least, most] = SUSPENSION_LIMITS[rule];
  return wholeNumber(least, most, PLAYER_RULES);
}

export const playerRulesSchema = objectOf({
  ties: z.enum(SCORER_TIES, { error: PLAYER_RULES }),
  suspensions: objectOf({
    secondYellow: suspensionNumber('secondYellow'),
    red: suspensionNumber('red'),
    cautions: suspensionNumber('cautions'),
  }).nullable(),
}).nullable();

export const wipesCautionsSchema = z.boolean({ error: 'must_be_true_or_false' satisfies ErrorCode });

export const shownSchema = z.enum(SHOWN, {
  error: 'shown_must_be_all_no_tables_or_no_results' satisfies ErrorCode,
});

export const teamNameSchema = textField({
  missing: 'team_name_can_not_be_empty',
  min: [MIN_TEAM_NAME_LENGTH, 'team_name_must_be_at_least_2_characters_long'],
  max: [MAX_TEAM_NAME_LENGTH, 'team_name_must_be_at_most_50_characters_long'],
});

export const playerNameSchema = textField({
  missing: 'player_name_can_not_be_empty',
  min: [MIN_PLAYER_NAME_LENGTH, 'player_name_must_be_at_least_2_characters_long'],
  max: [MAX_PLAYER_NAME_LENGTH, 'player_name_must_be_at_most_50_characters_long'],
});

function listOfPlayers<Player extends z.ZodType>(player: Player) {
  return listOf(player, MAX_PLAYERS, 'team_has_too_many_players');
}

const SHIRT_NUMBER = { error: 'shirt_number_must_be_from_1_to_99' satisfies ErrorCode };

/** What a list of players says of each besides the name. */
export const playerFields = {
  number: z
    .int(SHIRT_NUMBER)
    .min(MIN_SHIRT_NUMBER, SHIRT_NUMBER)
    .max(MAX_SHIRT_NUMBER, SHIRT_NUMBER)
    .optional(),
  isCaptain: z.literal(true, { error: 'captain_must_be_true_or_missing' satisfies ErrorCode }).optional(),
  consent: z
    .enum(['initials', 'hidden'], { error: 'consent_must_be_initials_or_hidden' satisfies ErrorCode })
    .optional(),
};

const player = { name: playerNameSchema, ...playerFields };

export const newPlayersSchema = listOfPlayers(z.strictObject(player));

/** A player without a `playerId` joins the team; a player that is not in the list leaves it. */
export const updatedPlayersSchema = listOfPlayers(
  z.strictObject({ ...player, playerId: idField().optional() }),
);

export const stageNameSchema = textField({
  missing: 'name_for_the_stage_is_mandatory',
  max: [MAX_STAGE_NAME_LENGTH, 'name_must_be_at_most_50_characters_long'],
});

export const stageTypeSchema = z.enum(['group', 'knockout'], {
  error: ({ input }): ErrorCode =>
    input === undefined || input === null || input === ''
      ? 'type_is_mandatory'
      : 'type_must_be_either_group_or_knockout',
});

const ORDER_OUT_OF_RANGE: ErrorCode = 'order_must_be_a_whole_number_from_1_to_99';

export const stageOrderSchema = z
  .int({
    error: ({ input }): ErrorCode =>
      input === undefined || input === null ? 'order_for_the_stage_is_mandatory' : ORDER_OUT_OF_RANGE,
  })
  .min(MIN_STAGE_ORDER, { error: ORDER_OUT_OF_RANGE })
  .max(MAX_STAGE_ORDER, { error: ORDER_OUT_OF_RANGE });

const groupName = {
  missing: 'group_name_can_not_be_empty',
  max: [MAX_GROUP_NAME_LENGTH, 'name_must_be_at_most_50_characters_long'],
} as const;

export const groupNameSchema = textField(groupName);

export const renamedGroupNameSchema = textField({
  ...groupName,
  min: [MIN_RENAMED_GROUP_NAME_LENGTH, 'group_name_too_short'],
});

/** Whether a list has nothing twice. */
export function isWithoutRepetition(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** A list of teams that names each team only once. */
export const teamIdsSchema = listOf(idField(), MAX_TEAMS, 'too_many_teams_listed').refine(
  isWithoutRepetition,
  {
    error: 'team_listed_twice' satisfies ErrorCode,
  },
);

export const selectedTeamIdsSchema = teamIdsSchema.check(
  minLength(1, {
    error: 'you_must_select_at_least_one_team' satisfies ErrorCode,
  }),
);

/** A whole number, or null for no score. In an edit, an absent score does not change. */
const scoreSchema = wholeNumber(MIN_SCORE, MAX_SCORE, 'score_must_be_a_whole_number_from_0_to_99')
  .nullable()
  .optional();

export const scoreFields = {
  localTeamScore: scoreSchema,
  visitorTeamScore: scoreSchema,
  localTeamPenaltyScore: scoreSchema,
  visitorTeamPenaltyScore: scoreSchema,
};

export const stageIdSchema = idField('please_select_a_stage');
export const groupIdSchema = idField('please_select_a_group');

export const scheduleFields = {
  date: dateField('please_select_a_date'),
  time: timeField('please_select_a_time'),
  location: textField({
    missing: 'please_select_a_location',
    min: [MIN_LOCATION_LENGTH, 'location_must_be_at_least_3_characters_long'],
    max: [MAX_LOCATION_LENGTH, 'location_must_be_at_most_100_characters_long'],
  }),
};

export const knownTeamFields = {
  localTeamId: idField('please_select_both_teams_to_maka_a_match'),
  visitorTeamId: idField('please_select_both_teams_to_maka_a_match'),
};

export const placeholderSchema = textField({
  missing: 'placeholder_name_is_required',
  max: [MAX_PLACEHOLDER_LENGTH, 'name_must_be_at_most_50_characters_long'],
});
