import { historyErrors } from './history-error-codes';
import { LANGUAGES } from '../text/languages';
import { peopleErrors } from './people-error-codes';
import { planErrors } from './plan-error-codes';
import { scorerErrors } from './scorer-error-codes';
import { tableErrors } from './table-error-codes';
import {
  MAX_GROUPS,
  MAX_MATCHES,
  MAX_PLAYERS,
  MAX_STAGES,
  MAX_TEAMS,
  MIN_RENAMED_GROUP_NAME_LENGTH,
} from '../limits';

interface ErrorMeaning {
  readonly status: 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** The case in which the API answers this code. */
  readonly when: string;
}

/** Errors of the request itself: its shape, its size, the rights of the caller, and the load of the server. */
const requestErrors = {
  unknown_field: {
    status: 422,
    when: 'The body or the query has a field that the call does not have; `path` names it.',
  },
  field_must_be_empty: {
    status: 422,
    when: 'The field belongs to another variant of the call and must be left out, null or empty here.',
  },
  must_be_text: { status: 422, when: 'The field takes a text, and the value is something else.' },
  must_be_a_list: { status: 422, when: 'The field takes a list, and the value is something else.' },
  must_be_an_object: { status: 422, when: 'The body, field or item of a list is not a JSON object.' },
  text_has_unusable_characters: {
    status: 422,
    when: 'The text contains control characters or incomplete characters (half of a surrogate pair).',
  },
  id_is_mandatory: { status: 422, when: 'The id is missing.' },
  id_is_not_valid: {
    status: 422,
    when: 'The id is too long, or has characters other than letters, digits and hyphens.',
  },
  updated_at_is_not_valid: {
    status: 422,
    when: '`updatedAt` is not an instant in the format that the API sends.',
  },
  version_is_not_valid: {
    status: 422,
    when: 'The query parameter `version` is longer than any version that the API sends.',
  },
  idempotency_key_is_not_valid: {
    status: 422,
    when: 'The Idempotency-Key is empty, too long, or has characters that are not visible ASCII.',
  },
  idempotency_key_reused: { status: 409, when: 'The Idempotency-Key was used before with another body.' },
  changed_by_someone_else: {
    status: 409,
    when: 'The edit is stale: somebody has changed the record since `updatedAt`. `data.current` is the record as it is now.',
  },
  request_too_large: { status: 413, when: 'The body is larger than the API takes.' },
  content_encoding_not_supported: {
    status: 415,
    when: 'The body is compressed or encoded in another way (`Content-Encoding`); send it as it is.',
  },
  content_type_must_be_json: {
    status: 415,
    when: 'The body is sent as something else than `application/json`.',
  },
  endpoint_not_found: { status: 404, when: 'There is no call with this method and path.' },
  too_many_attempts: {
    status: 429,
    when: 'There were too many failed logins or registrations; `Retry-After` says when to try again.',
  },
  busy_try_again: {
    status: 503,
    when: 'Too many people are changing the same cup at once; `Retry-After` says when to try again.',
  },
  service_unavailable: {
    status: 503,
    when: 'The database or the sign-in service does not answer, or a backup is being put back.',
  },
  unexpected_error: { status: 500, when: 'The server has a defect; the details are only in its log.' },
} as const satisfies Record<string, ErrorMeaning>;

const accountErrors = {
  token_is_missing: { status: 401, when: 'A call for administrators has no token.' },
  token_is_not_valid: {
    status: 401,
    when: 'The token is malformed, expired or revoked, or its account was disabled or deleted.',
  },
  your_account_has_no_administrator_rights_yet: {
    status: 403,
    when: "The token's claim `role` is not `admin`.",
  },
  invalid_email_or_password: {
    status: 401,
    when: 'Login: the e-mail or the password is wrong. The answer does not say which.',
  },
  session_has_ended: { status: 401, when: 'The refresh token is not valid any more; log in again.' },
  email_already_exists: { status: 409, when: 'Register: there is an account with this e-mail already.' },
  email_is_required: { status: 422, when: 'The e-mail is missing.' },
  invalid_email: { status: 422, when: 'The text is not an e-mail address.' },
  password_is_required: { status: 422, when: 'The password is missing.' },
  password_too_short: {
    status: 422,
    when: 'Register: the password is too short.',
  },
  password_too_long: { status: 422, when: 'The password is too long.' },
  password_needs_upper_and_lower_case_a_digit_and_a_special_character: {
    status: 422,
    when: 'Register: the password lacks one of the four kinds of characters, or has a character of another kind.',
  },
  confirm_password_is_required: {
    status: 422,
    when: 'Register: the confirmation of the password is missing.',
  },
  passwords_must_match: { status: 422, when: 'Register: the password and its confirmation differ.' },
  refresh_token_is_required: {
    status: 422,
    when: 'The refresh token is missing, or longer than any refresh token.',
  },
} as const satisfies Record<string, ErrorMeaning>;

const tournamentErrors = {
  match_rules_are_not_valid: {
    status: 422,
    when: 'A rule of the matches is missing, or not a value that it may have.',
  },
  player_names_must_be_initial_full_or_number: { status: 422, when: '`playerNames` is none of the three.' },
  tournament_not_found: { status: 404, when: 'There is no tournament with this id.' },
  typed_name_is_not_that_of_the_tournament: {
    status: 409,
    when: 'What was typed to confirm the deletion is not the name of the tournament.',
  },
  copy_must_be_structure_teams_or_matches: { status: 422, when: '`copy` is none of the three.' },
  must_be_true_or_false: {
    status: 422,
    when: 'The field takes true or false, and the value is something else.',
  },
  tournament_already_exists: { status: 409, when: 'Another tournament has this name on this date.' },
  name_must_be_at_least_2_characters_long: { status: 422, when: 'The name of a tournament is too short.' },
  name_must_be_at_most_50_characters_long: {
    status: 422,
    when: 'The name of a tournament, stage or group, or a placeholder, is too long.',
  },
  date_is_mandatory: { status: 422, when: 'The date of the tournament is missing.' },
  date_must_be_future: {
    status: 422,
    when: 'The new date of the tournament is before today in its time zone.',
  },
  points_must_be_whole_numbers_from_0_to_10: {
    status: 422,
    when: 'The points for a win, a draw or a loss are not a number in this range.',
  },
  language_must_be_one_of_the_site: {
    status: 422,
    when: `The language is none of ${LANGUAGES.join(', ')}.`,
  },
  time_zone_is_not_known: { status: 422, when: 'The time zone is not an IANA name.' },
  tournament_has_too_many_teams: {
    status: 409,
    when: `The tournament has ${MAX_TEAMS} teams already, which is the limit.`,
  },
  tournament_has_too_many_stages: {
    status: 409,
    when: `The tournament has ${MAX_STAGES} stages already, which is the limit.`,
  },
  tournament_has_too_many_groups: {
    status: 409,
    when: `The tournament has ${MAX_GROUPS} groups already, which is the limit.`,
  },
  tournament_has_too_many_matches: {
    status: 409,
    when: `The tournament has ${MAX_MATCHES} matches already, which is the limit.`,
  },
} as const satisfies Record<string, ErrorMeaning>;

const teamErrors = {
  team_not_found: { status: 404, when: 'The tournament has no team with this id.' },
  team_name_already_exists: { status: 409, when: 'Another team of the tournament has this name.' },
  team_has_played_matches: {
    status: 409,
    when: 'The team cannot be deleted, nor leave its group, because a match of it has a score.',
  },
  team_name_can_not_be_empty: { status: 422, when: 'The name of the team is missing.' },
  team_name_must_be_at_least_2_characters_long: { status: 422, when: 'The name of the team is too short.' },
  team_name_must_be_at_most_50_characters_long: { status: 422, when: 'The name of the team is too long.' },
  player_name_can_not_be_empty: { status: 422, when: 'The name of a player is missing.' },
  player_name_must_be_at_least_2_characters_long: { status: 422, when: 'The name of a player is too short.' },
  player_name_must_be_at_most_50_characters_long: { status: 422, when: 'The name of a player is too long.' },
  team_has_too_many_players: { status: 422, when: `The team has more than ${MAX_PLAYERS} players.` },
  player_not_found: { status: 404, when: 'The team has no player with this `playerId`.' },
  player_listed_twice: { status: 422, when: 'The same `playerId` is in the list twice.' },
} as const satisfies Record<string, ErrorMeaning>;

const stageErrors = {
  stage_not_found: { status: 404, when: 'The tournament has no stage with this id.' },
  stage_name_already_exists: { status: 409, when: 'Another stage of the tournament has this name.' },
  stage_order_already_exists: { status: 409, when: 'Another stage of the tournament has this order.' },
  stage_must_come_after_its_groups: { status: 409, when: 'A match waits for groups that would come later.' },
  every_stage_must_be_listed_once: {
    status: 409,
    when: 'The new order leaves out a stage of the tournament, or names one twice or one that it does not have.',
  },
  stage_is_not_a_group_stage: { status: 409, when: 'A knockout stage cannot have groups or group matches.' },
  stage_is_not_a_knockout_stage: { status: 409, when: 'A group stage cannot have knockout matches.' },
  name_for_the_stage_is_mandatory: { status: 422, when: 'The name of the stage is missing.' },
  type_is_mandatory: { status: 422, when: 'The type of the stage is missing.' },
  type_must_be_either_group_or_knockout: { status: 422, when: 'There is no such type of stage.' },
  order_for_the_stage_is_mandatory: { status: 422, when: 'The order of the stage is missing.' },
  order_must_be_a_whole_number_from_1_to_99: {
    status: 422,
    when: 'The order of the stage is not a number in this range.',
  },
} as const satisfies Record<string, ErrorMeaning>;

const groupErrors = {
  group_not_found: { status: 404, when: 'The tournament has no group with this id.' },
  group_not_in_stage: { status: 409, when: 'The group belongs to another stage than `stageId`.' },
  group_name_already_exists: { status: 409, when: 'Another group of the stage has this name.' },
  team_already_in_a_group: { status: 409, when: 'A selected team is in another group of the stage already.' },
  team_not_in_group: { status: 409, when: 'The team is not in the group.' },
  group_name_can_not_be_empty: { status: 422, when: 'The name of the group is missing.' },
  group_name_too_short: {
    status: 422,
    when: `The new name of a group has fewer than ${MIN_RENAMED_GROUP_NAME_LENGTH} characters.`,
  },
  you_must_select_at_least_one_team: { status: 422, when: 'The list of selected teams is empty.' },
  team_listed_twice: { status: 422, when: 'The same team is in the list twice.' },
  too_many_teams_listed: { status: 422, when: 'The list has more teams than a tournament may have.' },
} as const satisfies Record<string, ErrorMeaning>;

const matchErrors = {
  match_not_found: { status: 404, when: 'There is no match with this id.' },
  match_not_in_stage: { status: 409, when: 'The match belongs to another stage than `stageId`.' },
  match_is_not_a_group_match: { status: 409, when: 'edit-group-match was called for a knockout match.' },
  match_is_not_a_knockout_match: {
    status: 409,
    when: 'edit-known-teams or edit-unknown-teams was called for a group match.',
  },
  match_already_exists: {
    status: 409,
    when: 'The stage has another match of the same two teams on this date at this time.',
  },
  same_team_selected: { status: 422, when: 'Both sides are the same team.' },
  same_team_placeholder_selected: { status: 422, when: 'Both placeholders have the same meaning.' },
  placeholder_cycle: {
    status: 409,
    when: 'The placeholder refers, directly or through other matches, to the match that it is in.',
  },
  teams_not_known_yet: {
    status: 409,
    when: 'A match cannot have a score until both of its teams are known.',
  },
  match_has_other_teams_by_now: { status: 409, when: 'The score is for other teams than those of now.' },
  please_select_a_stage: { status: 422, when: 'The stage of the match is missing.' },
  please_select_a_group: { status: 422, when: 'The group of the match is missing.' },
  please_select_both_teams_to_maka_a_match: {
    status: 422,
    when: 'One or both teams of the match are missing.',
  },
  placeholder_name_is_required: { status: 422, when: 'One or both placeholders of the match are missing.' },
  please_select_a_date: { status: 422, when: 'The date of the match is missing.' },
  invalid_date_format: {
    status: 422,
    when: 'The date is not in one of the formats dd/mm/yyyy, YYYY-MM-DD and ISO date-time.',
  },
  date_cannot_be_in_the_past: {
    status: 422,
    when: 'The new date of the match is before today in the time zone of the tournament.',
  },
  please_select_a_time: { status: 422, when: 'The time of the match is missing.' },
  invalid_time_format: { status: 422, when: 'The time is not in the format HH:MM.' },
  please_select_a_location: { status: 422, when: 'The location of the match is missing.' },
  location_must_be_at_least_3_characters_long: { status: 422, when: 'The location is too short.' },
  location_must_be_at_most_100_characters_long: { status: 422, when: 'The location is too long.' },
  score_must_be_a_whole_number_from_0_to_99: {
    status: 422,
    when: 'The score is neither null nor a number in this range.',
  },
  please_enter_both_scores_or_none: { status: 422, when: 'Only one side has a score.' },
  please_enter_both_penalty_scores_or_none: {
    status: 422,
    when: 'Only one side has a score of the shoot-out.',
  },
  penalty_scores_need_a_level_score: {
    status: 422,
    when: 'There is a shoot-out although the score is not level.',
  },
  penalty_scores_must_differ: { status: 422, when: 'The shoot-out has no winner.' },
} as const satisfies Record<string, ErrorMeaning>;

/**
 * Every `msg` that the API may answer. The codes are stable. The app shows a code in lower case with spaces for underscores, so a code
 * reads like the specification's sentence for the rule, where there is one.
 */
export const ERROR_CODES = {
  ...requestErrors,
  ...accountErrors,
  ...tournamentErrors,
  ...tableErrors,
  ...teamErrors,
  ...stageErrors,
  ...groupErrors,
  ...matchErrors,
  ...scorerErrors,
  ...planErrors,
  ...historyErrors,
  ...peopleErrors,
} satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof ERROR_CODES;
