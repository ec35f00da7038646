import { categoryErrors } from './category-error-codes';
import { type ErrorMeaning, withStatus } from './with-status';
import { hallErrors } from './hall-error-codes';
import { historyErrors } from './history-error-codes';
import { nameErrors } from './name-error-codes';
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

/** Errors of the request itself: its shape, its size, the rights of the caller, and the load of the server. */
const requestErrors = {
  ...withStatus(422, {
    unknown_field: 'The body or the query has a field that the call does not have; `path` names it.',
    field_must_be_empty:
      'The field belongs to another variant of the call and must be left out, null or empty here.',
    must_be_text: 'The field takes a text, and the value is something else.',
    must_be_a_list: 'The field takes a list, and the value is something else.',
    must_be_an_object: 'The body, field or item of a list is not a JSON object.',
    text_has_unusable_characters:
      'The text contains control characters or incomplete characters (half of a surrogate pair).',
    id_is_mandatory: 'The id is missing.',
    id_is_not_valid: 'The id is too long, or has characters other than letters, digits and hyphens.',
    updated_at_is_not_valid: '`updatedAt` is not an instant in the format that the API sends.',
    version_is_not_valid: 'The query parameter `version` is longer than any version that the API sends.',
    idempotency_key_is_not_valid:
      'The Idempotency-Key is empty, too long, or has characters that are not visible ASCII.',
  }),
  ...withStatus(404, {
    endpoint_not_found: 'There is no call with this method and path.',
  }),
  ...withStatus(409, {
    idempotency_key_reused: 'The Idempotency-Key was used before with another body.',
    changed_by_someone_else:
      'The edit is stale: somebody has changed the record since `updatedAt`. `data.current` is the record as it is now.',
  }),
  ...withStatus(413, {
    request_too_large: 'The body is larger than the API takes.',
  }),
  ...withStatus(415, {
    content_encoding_not_supported:
      'The body is compressed or encoded in another way (`Content-Encoding`); send it as it is.',
    content_type_must_be_json: 'The body is sent as something else than `application/json`.',
  }),
  ...withStatus(429, {
    too_many_attempts:
      'There were too many failed logins or registrations; `Retry-After` says when to try again.',
  }),
  ...withStatus(500, {
    unexpected_error: 'The server has a defect; the details are only in its log.',
  }),
  ...withStatus(503, {
    busy_try_again:
      'Too many people are changing the same cup at once; `Retry-After` says when to try again.',
    service_unavailable:
      'The database or the sign-in service does not answer, or a backup is being put back.',
  }),
};

const accountErrors = {
  ...withStatus(422, {
    email_is_required: 'The e-mail is missing.',
    invalid_email: 'The text is not an e-mail address.',
    password_is_required: 'The password is missing.',
    password_too_short: 'Register: the password is too short.',
    password_too_long: 'The password is too long.',
    password_needs_upper_and_lower_case_a_digit_and_a_special_character:
      'Register: the password lacks one of the four kinds of characters, or has a character of another kind.',
    confirm_password_is_required: 'Register: the confirmation of the password is missing.',
    passwords_must_match: 'Register: the password and its confirmation differ.',
    refresh_token_is_required: 'The refresh token is missing, or longer than any refresh token.',
  }),
  ...withStatus(401, {
    token_is_missing: 'A call for administrators has no token.',
    token_is_not_valid: 'The token is malformed, expired or revoked, or its account was disabled or deleted.',
    invalid_email_or_password: 'Login: the e-mail or the password is wrong. The answer does not say which.',
    session_has_ended: 'The refresh token is not valid any more; log in again.',
  }),
  ...withStatus(403, {
    your_account_has_no_administrator_rights_yet: "The token's claim `role` is not `admin`.",
  }),
  ...withStatus(409, {
    email_already_exists: 'Register: there is an account with this e-mail already.',
  }),
};

const tournamentErrors = {
  ...withStatus(422, {
    match_rules_are_not_valid: 'A rule of the matches is missing, or not a value that it may have.',
    player_names_must_be_initial_full_or_number: '`playerNames` is none of the three.',
    player_rules_are_not_valid:
      '`playerRules` has an unknown order of level scorers or a number that is not from 0 to 9.',
    copy_must_be_structure_teams_or_matches: '`copy` is none of the three.',
    must_be_true_or_false: 'The field takes true or false, and the value is something else.',
    name_must_be_at_least_2_characters_long: 'The name of a tournament is too short.',
    name_must_be_at_most_50_characters_long:
      'The name of a tournament, stage or group, or a placeholder, is too long.',
    address_must_be_at_most_150_characters_long: 'The address of the hall is too long.',
    date_is_mandatory: 'The date of the tournament is missing.',
    date_must_be_future: 'The new date of the tournament is before today in its time zone.',
    points_must_be_whole_numbers_from_0_to_10:
      'The points for a win, a draw or a loss are not a number in this range.',
    language_must_be_one_of_the_site: `The language is none of ${LANGUAGES.join(', ')}.`,
    time_zone_is_not_known: 'The time zone is not an IANA name.',
  }),
  ...withStatus(404, {
    tournament_not_found: 'There is no tournament with this id.',
  }),
  ...withStatus(409, {
    typed_name_is_not_that_of_the_tournament:
      'What was typed to confirm the deletion is not the name of the tournament.',
    tournament_already_exists: 'Another tournament has this name on this date.',
    tournament_has_too_many_teams: `The tournament has ${MAX_TEAMS} teams already, which is the limit.`,
    tournament_has_too_many_stages: `The tournament has ${MAX_STAGES} stages already, which is the limit.`,
    tournament_has_too_many_groups: `The tournament has ${MAX_GROUPS} groups already, which is the limit.`,
    tournament_has_too_many_matches: `The tournament has ${MAX_MATCHES} matches already, which is the limit.`,
  }),
};

const teamErrors = {
  ...withStatus(422, {
    team_name_can_not_be_empty: 'The name of the team is missing.',
    team_name_must_be_at_least_2_characters_long: 'The name of the team is too short.',
    team_name_must_be_at_most_50_characters_long: 'The name of the team is too long.',
    player_name_can_not_be_empty: 'The name of a player is missing.',
    player_name_must_be_at_least_2_characters_long: 'The name of a player is too short.',
    player_name_must_be_at_most_50_characters_long: 'The name of a player is too long.',
    team_has_too_many_players: `The team has more than ${MAX_PLAYERS} players.`,
    name_must_not_be_a_phone_number_or_an_address:
      'A new name has a telephone number, or an e-mail, web or post address in it.',
    shirt_number_must_be_from_1_to_99: 'A shirt number is no whole number from 1 to 99.',
    shirt_number_is_taken: 'Another player of the team has this shirt number.',
    captain_must_be_true_or_missing: '`isCaptain` is neither true nor missing.',
    team_has_two_captains: 'Another player of the team is its captain.',
    consent_must_be_initials_or_hidden: '`consent` is neither `initials` nor `hidden` nor missing.',
    player_listed_twice: 'The same `playerId` is in the list twice.',
  }),
  ...withStatus(404, {
    team_not_found: 'The tournament has no team with this id.',
    player_not_found: 'The team has no player with this `playerId`.',
  }),
  ...withStatus(409, {
    team_name_already_exists: 'Another team of the tournament has this name.',
    team_has_played_matches:
      'The team cannot be deleted, nor leave its group, because a match of it has a score.',
  }),
};

const stageErrors = {
  ...withStatus(422, {
    name_for_the_stage_is_mandatory: 'The name of the stage is missing.',
    type_is_mandatory: 'The type of the stage is missing.',
    type_must_be_either_group_or_knockout: 'There is no such type of stage.',
    order_for_the_stage_is_mandatory: 'The order of the stage is missing.',
    order_must_be_a_whole_number_from_1_to_99: 'The order of the stage is not a number in this range.',
  }),
  ...withStatus(404, {
    stage_not_found: 'The tournament has no stage with this id.',
  }),
  ...withStatus(409, {
    stage_name_already_exists: 'Another stage of the tournament has this name.',
    stage_order_already_exists: 'Another stage of the tournament has this order.',
    stage_must_come_after_its_groups: 'A match waits for groups that would come later.',
    every_stage_must_be_listed_once:
      'The new order leaves out a stage of the tournament, or names one twice or one that it does not have.',
    stage_is_not_a_group_stage: 'A knockout stage cannot have groups or group matches.',
    stage_is_not_a_knockout_stage: 'A group stage cannot have knockout matches.',
  }),
};

const groupErrors = {
  ...withStatus(422, {
    group_name_can_not_be_empty: 'The name of the group is missing.',
    group_name_too_short: `The new name of a group has fewer than ${MIN_RENAMED_GROUP_NAME_LENGTH} characters.`,
    you_must_select_at_least_one_team: 'The list of selected teams is empty.',
    team_listed_twice: 'The same team is in the list twice.',
    too_many_teams_listed: 'The list has more teams than a tournament may have.',
  }),
  ...withStatus(404, {
    group_not_found: 'The tournament has no group with this id.',
  }),
  ...withStatus(409, {
    group_not_in_stage: 'The group belongs to another stage than `stageId`.',
    group_name_already_exists: 'Another group of the stage has this name.',
    team_already_in_a_group: 'A selected team is in another group of the stage already.',
    team_not_in_group: 'The team is not in the group.',
  }),
};

const matchErrors = {
  ...withStatus(422, {
    same_team_selected: 'Both sides are the same team.',
    same_team_placeholder_selected: 'Both placeholders have the same meaning.',
    please_select_a_stage: 'The stage of the match is missing.',
    please_select_a_group: 'The group of the match is missing.',
    please_select_both_teams_to_maka_a_match: 'One or both teams of the match are missing.',
    placeholder_name_is_required: 'One or both placeholders of the match are missing.',
    please_select_a_date: 'The date of the match is missing.',
    invalid_date_format: 'The date is not in one of the formats dd/mm/yyyy, YYYY-MM-DD and ISO date-time.',
    date_cannot_be_in_the_past:
      'The new date of the match is before today in the time zone of the tournament.',
    please_select_a_time: 'The time of the match is missing.',
    invalid_time_format: 'The time is not in the format HH:MM.',
    please_select_a_location: 'The location of the match is missing.',
    location_must_be_at_least_3_characters_long: 'The location is too short.',
    location_must_be_at_most_100_characters_long: 'The location is too long.',
    score_must_be_a_whole_number_from_0_to_99: 'The score is neither null nor a number in this range.',
    please_enter_both_scores_or_none: 'Only one side has a score.',
    please_enter_both_penalty_scores_or_none: 'Only one side has a score of the shoot-out.',
    penalty_scores_need_a_level_score: 'There is a shoot-out although the score is not level.',
    penalty_scores_must_differ: 'The shoot-out has no winner.',
  }),
  ...withStatus(404, {
    match_not_found: 'There is no match with this id.',
  }),
  ...withStatus(409, {
    match_not_in_stage: 'The match belongs to another stage than `stageId`.',
    match_is_not_a_group_match: 'edit-group-match was called for a knockout match.',
    match_is_not_a_knockout_match: 'edit-known-teams or edit-unknown-teams was called for a group match.',
    match_already_exists: 'The stage has another match of the same two teams on this date at this time.',
    placeholder_cycle:
      'The placeholder refers, directly or through other matches, to the match that it is in.',
    teams_not_known_yet: 'A match cannot have a score until both of its teams are known.',
    match_has_other_teams_by_now: 'The score is for other teams than those of now.',
  }),
};

/**
 * Every `msg` that the API may answer. The codes are stable. The app shows a code in lower case with spaces for underscores, so a code
 * reads like the specification's sentence for the rule, where there is one.
 */
export const ERROR_CODES = {
  ...requestErrors,
  ...accountErrors,
  ...tournamentErrors,
  ...tableErrors,
  ...categoryErrors,
  ...nameErrors,
  ...teamErrors,
  ...stageErrors,
  ...groupErrors,
  ...matchErrors,
  ...scorerErrors,
  ...planErrors,
  ...hallErrors,
  ...historyErrors,
  ...peopleErrors,
} satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof ERROR_CODES;
