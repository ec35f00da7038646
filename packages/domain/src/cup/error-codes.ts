export interface ErrorMeaning {
  readonly status: 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  /** When the API answers it. */
  readonly when: string;
}

/** The request itself, before any noun: shape, size, rights, load. */
const requestErrors = {
  unknown_field: {
    status: 422,
    when: 'The body or the query has a field that the call does not know; `path` names it.',
  },
  field_must_be_empty: {
    status: 422,
    when: 'A field that this variant of the call does not take holds something.',
  },
  must_be_text: { status: 422, when: 'A field that takes text holds something else.' },
  must_be_a_list: { status: 422, when: 'A field that takes a list holds something else.' },
  must_be_an_object: { status: 422, when: 'The body, or an item of a list, is no JSON object.' },
  text_has_unusable_characters: { status: 422, when: 'A text holds control characters or half a character.' },
  id_is_mandatory: { status: 422, when: 'An id is missing.' },
  id_is_not_valid: { status: 422, when: 'An id is not made of 1 to 64 letters, digits and hyphens.' },
  updated_at_is_not_valid: { status: 422, when: '`updatedAt` is not an instant as the API sends it.' },
  version_is_not_valid: { status: 422, when: 'The query parameter `version` is longer than any version.' },
  idempotency_key_is_not_valid: {
    status: 422,
    when: 'The Idempotency-Key is not 1 to 255 visible characters.',
  },
  idempotency_key_reused: { status: 409, when: 'The Idempotency-Key came before with another body.' },
  changed_by_someone_else: {
    status: 409,
    when: '`updatedAt` is stale; `data.current` is the record as it is now.',
  },
  request_too_large: { status: 413, when: 'The body is over 100 kB.' },
  endpoint_not_found: { status: 404, when: 'No call has this method and path.' },
  too_many_attempts: {
    status: 429,
    when: 'Too many failed logins or registrations; `Retry-After` says when to try again.',
  },
  busy_try_again: {
    status: 503,
    when: 'Others kept writing to the same cup; `Retry-After` says when to try again.',
  },
  service_unavailable: { status: 503, when: 'The database or the sign-in service does not answer.' },
  unexpected_error: { status: 500, when: 'A defect; the details are in the log only.' },
} as const satisfies Record<string, ErrorMeaning>;

const accountErrors = {
  token_is_missing: { status: 401, when: 'An admin call without a token.' },
  token_is_not_valid: {
    status: 401,
    when: 'The token is malformed, expired or revoked, or its account is gone.',
  },
  your_account_has_no_administrator_rights_yet: {
    status: 403,
    when: "The token's claim `role` is not `admin`.",
  },
  invalid_email_or_password: {
    status: 401,
    when: 'Login: the e-mail is unknown or the password wrong; never which.',
  },
  session_has_ended: { status: 401, when: 'The refresh token is not valid any more.' },
  email_already_exists: { status: 409, when: 'Register: the e-mail has an account.' },
  email_is_required: { status: 422, when: 'The e-mail is missing.' },
  invalid_email: { status: 422, when: 'The e-mail is none.' },
  password_is_required: { status: 422, when: 'The password is missing.' },
  password_too_short: { status: 422, when: 'Register: under 8 characters.' },
  password_too_long: { status: 422, when: 'Over 128 characters.' },
  password_needs_upper_and_lower_case_a_digit_and_a_special_character: {
    status: 422,
    when: 'Register: one of the four kinds is missing, or another character is in it.',
  },
  confirm_password_is_required: { status: 422, when: 'Register: the confirmation is missing.' },
  passwords_must_match: { status: 422, when: 'Register: the confirmation is another password.' },
  refresh_token_is_required: { status: 422, when: 'The refresh token is missing, or longer than any.' },
} as const satisfies Record<string, ErrorMeaning>;

const tournamentErrors = {
  tournament_not_found: { status: 404, when: 'There is no tournament with this id.' },
  tournament_already_exists: { status: 409, when: 'Another tournament has this name on this date.' },
  name_must_be_at_least_2_characters_long: { status: 422, when: 'A tournament name of 1 character.' },
  name_must_be_at_most_50_characters_long: {
    status: 422,
    when: 'A name of a tournament, stage or group, or a placeholder, over 50 characters.',
  },
  date_is_mandatory: { status: 422, when: 'A tournament without a date.' },
  date_must_be_future: { status: 422, when: "A tournament's new date lies before today in its time zone." },
  points_must_be_whole_numbers_from_0_to_10: {
    status: 422,
    when: 'Points for a win, draw or loss out of range.',
  },
  tie_breakers_must_be_goal_difference_or_head_to_head: {
    status: 422,
    when: 'Another preset of tie-breakers.',
  },
  time_zone_is_not_known: { status: 422, when: 'The time zone is no IANA name.' },
  tournament_has_too_many_teams: { status: 409, when: 'One more than 128.' },
  tournament_has_too_many_stages: { status: 409, when: 'One more than 16.' },
  tournament_has_too_many_groups: { status: 409, when: 'One more than 64.' },
  tournament_has_too_many_matches: { status: 409, when: 'One more than 1,000.' },
} as const satisfies Record<string, ErrorMeaning>;

const teamErrors = {
  team_not_found: { status: 404, when: 'There is no team with this id in the tournament.' },
  team_name_already_exists: { status: 409, when: 'Another team of the tournament has this name.' },
  team_has_played_matches: { status: 409, when: 'The team, or its membership, has a match with a score.' },
  team_name_can_not_be_empty: { status: 422, when: 'A team without a name.' },
  team_name_must_be_at_least_2_characters_long: { status: 422, when: 'A team name of 1 character.' },
  team_name_must_be_at_most_50_characters_long: { status: 422, when: 'A team name over 50 characters.' },
  player_name_can_not_be_empty: { status: 422, when: 'A player without a name.' },
  player_name_must_be_at_least_2_characters_long: { status: 422, when: 'A player name of 1 character.' },
  player_name_must_be_at_most_50_characters_long: { status: 422, when: 'A player name over 50 characters.' },
  team_has_too_many_players: { status: 422, when: 'Over 40 players.' },
  player_not_found: { status: 404, when: 'A `playerId` that is none of the team.' },
  player_listed_twice: { status: 422, when: 'The same `playerId` under two names.' },
} as const satisfies Record<string, ErrorMeaning>;

const stageErrors = {
  stage_not_found: { status: 404, when: 'There is no stage with this id in the tournament.' },
  stage_name_already_exists: { status: 409, when: 'Another stage of the tournament has this name.' },
  stage_order_already_exists: { status: 409, when: 'Another stage of the tournament has this order.' },
  stage_is_not_a_group_stage: { status: 409, when: 'A group, or a group match, in a knockout stage.' },
  stage_is_not_a_knockout_stage: { status: 409, when: 'A knockout match in a group stage.' },
  name_for_the_stage_is_mandatory: { status: 422, when: 'A stage without a name.' },
  type_is_mandatory: { status: 422, when: 'A stage without a type.' },
  type_must_be_either_group_or_knockout: { status: 422, when: 'A stage of another type.' },
  order_for_the_stage_is_mandatory: { status: 422, when: 'A stage without an order.' },
  order_must_be_a_whole_number_from_1_to_99: { status: 422, when: "A stage's order is anything else." },
} as const satisfies Record<string, ErrorMeaning>;

const groupErrors = {
  group_not_found: { status: 404, when: 'There is no group with this id in the tournament.' },
  group_not_in_stage: { status: 409, when: 'The group belongs to another stage than `stageId`.' },
  group_name_already_exists: { status: 409, when: 'Another group of the stage has this name.' },
  team_already_in_a_group: { status: 409, when: 'A selected team is in another group of the stage.' },
  team_not_in_group: { status: 409, when: 'A team is no member of the group.' },
  group_name_can_not_be_empty: { status: 422, when: 'A group without a name.' },
  group_name_too_short: { status: 422, when: 'A group renamed to 1 character.' },
  you_must_select_at_least_one_team: { status: 422, when: 'No team is selected for a group.' },
  team_listed_twice: { status: 422, when: 'The same team twice in a list.' },
  too_many_teams_listed: { status: 422, when: 'More teams in a list than a tournament may have.' },
} as const satisfies Record<string, ErrorMeaning>;

const matchErrors = {
  match_not_found: { status: 404, when: 'There is no match with this id.' },
  match_not_in_stage: { status: 409, when: 'The match belongs to another stage than `stageId`.' },
  match_is_not_a_group_match: { status: 409, when: 'edit-group-match on a knockout match.' },
  match_is_not_a_knockout_match: {
    status: 409,
    when: 'edit-known-teams or edit-unknown-teams on a group match.',
  },
  match_already_exists: {
    status: 409,
    when: 'The stage has a match of the same pair on this date at this time.',
  },
  same_team_selected: { status: 422, when: 'A team would play itself.' },
  same_team_placeholder_selected: { status: 422, when: 'Both placeholders mean the same.' },
  placeholder_cycle: { status: 409, when: 'A placeholder leads back to its own match.' },
  teams_not_known_yet: { status: 409, when: 'A score for a match whose teams are not both known.' },
  please_select_a_stage: { status: 422, when: 'A match without a stage.' },
  please_select_a_group: { status: 422, when: 'A group match without a group.' },
  please_select_both_teams_to_maka_a_match: { status: 422, when: 'A known-teams match without both teams.' },
  placeholder_name_is_required: { status: 422, when: 'An unknown-teams match without both placeholders.' },
  please_select_a_date: { status: 422, when: 'A match without a date.' },
  invalid_date_format: {
    status: 422,
    when: 'A date that is neither dd/mm/yyyy, YYYY-MM-DD nor an ISO date-time.',
  },
  date_cannot_be_in_the_past: {
    status: 422,
    when: 'A new date and time that have passed in the time zone of the cup.',
  },
  please_select_a_time: { status: 422, when: 'A match without a time.' },
  invalid_time_format: { status: 422, when: 'A time that is not HH:MM.' },
  please_select_a_location: { status: 422, when: 'A match without a location.' },
  location_must_be_at_least_3_characters_long: { status: 422, when: 'A location of 1 or 2 characters.' },
  location_must_be_at_most_100_characters_long: { status: 422, when: 'A location over 100 characters.' },
  score_must_be_a_whole_number_from_0_to_99: { status: 422, when: 'A score is anything else, and not null.' },
  please_enter_both_scores_or_none: { status: 422, when: 'One side has a score and the other has none.' },
  please_enter_both_penalty_scores_or_none: { status: 422, when: 'The same for the shoot-out.' },
  penalty_scores_need_a_level_score: { status: 422, when: 'A shoot-out without a level score.' },
  penalty_scores_must_differ: { status: 422, when: 'A shoot-out that ends level.' },
} as const satisfies Record<string, ErrorMeaning>;

/**
 * Every `msg` that the API may answer. They are stable; the app shows one in lower case with spaces for underscores, so
 * where the specification has a sentence for a rule, its code reads like that sentence.
 */
export const ERROR_CODES = {
  ...requestErrors,
  ...accountErrors,
  ...tournamentErrors,
  ...teamErrors,
  ...stageErrors,
  ...groupErrors,
  ...matchErrors,
};

export type ErrorCode = keyof typeof ERROR_CODES;
