import { MAX_LISTED_SCORER_DEVICES, MAX_SCORER_DEVICES } from '../limits';

/** The errors of the log of a match and of the links of its scorers; see error-codes.ts. */
export const scorerErrors = {
  scorer_key_is_missing: { status: 401, when: 'A call for scorers has no key.' },
  scorer_key_is_not_valid: { status: 401, when: 'The key belongs to no link and to no device of one.' },
  scorer_link_is_not_valid_yet: { status: 403, when: 'The time of the link has not begun.' },
  scorer_link_has_expired: { status: 403, when: 'The time of the link is over.' },
  scorer_link_was_revoked: { status: 403, when: 'An administrator has taken back the link or the device.' },
  scorer_link_has_too_many_devices: {
    status: 409,
    when: `${MAX_SCORER_DEVICES} devices use the link, or ${MAX_LISTED_SCORER_DEVICES} have opened it, with those that were revoked.`,
  },
  scorer_link_is_opened_too_often: {
    status: 429,
    when: 'More new devices open the link than may in a minute; `Retry-After` says when to try again.',
  },
  scorer_link_not_found: { status: 404, when: 'There is no link with this id.' },
  tournament_has_too_many_scorer_links: {
    status: 409,
    when: 'The tournament has as many links for scorers that can be used as it may have.',
  },
  device_not_found: { status: 404, when: 'The link has no device with this id.' },
  match_is_not_of_this_link: {
    status: 403,
    when: 'The link is for other matches, or was for this one until it was moved to another court.',
  },
  name_of_the_link_is_mandatory: { status: 422, when: 'The name of the link is missing.' },
  name_of_the_device_is_mandatory: { status: 422, when: 'The name of whoever scores is missing.' },
  name_must_be_at_most_30_characters_long: {
    status: 422,
    when: 'The name of a link or a device is too long.',
  },
  scope_of_the_link_is_not_valid: {
    status: 422,
    when: 'The link is neither for a match, nor for a court, nor for the whole tournament.',
  },
  link_must_end_after_it_begins: { status: 422, when: 'The end of the link is not after its beginning.' },
  link_must_end_within_a_year: {
    status: 422,
    when: 'The end of the link is more than 366 days after its beginning.',
  },
  instant_is_not_valid: {
    status: 422,
    when: 'The value is not an instant in the format that the API sends.',
  },
  entry_is_not_valid: { status: 422, when: 'A field of an entry is missing or not what its kind takes.' },
  too_many_entries_at_once: { status: 422, when: 'The call brings no entry, or more than it may.' },
  match_has_not_begun: { status: 409, when: 'The entry needs a match that has kicked off.' },
  phase_changed_meanwhile: {
    status: 409,
    when: 'Somebody else has changed the phase of the match since the entry was made.',
  },
  phase_is_not_possible_now: { status: 409, when: 'The phase does not follow the present one.' },
  score_is_mandatory_at_the_end: { status: 422, when: 'The end of the match comes without the score.' },
  match_has_no_winner_yet: {
    status: 409,
    when: 'A knockout match that is level cannot end before its shoot-out has a winner.',
  },
  score_is_not_level: { status: 409, when: 'A shoot-out was begun while one side is ahead.' },
  there_is_no_shoot_out_yet: { status: 409, when: 'A kick was entered for a match without a shoot-out.' },
  an_undo_cannot_be_undone: {
    status: 409,
    when: 'The entry to be undone is an undo; enter what it undid again.',
  },
  only_the_latest_phase_can_be_undone: {
    status: 409,
    when: 'The phase to be undone has been followed by another one.',
  },
  match_log_is_full: { status: 409, when: 'The log of the match has as many entries as it may have.' },
  match_has_a_log_already: { status: 409, when: 'The log cannot be moved to a match that has one.' },
  match_log_was_moved: {
    status: 409,
    when: 'The entry belongs to a log that was moved to another match.',
  },
  match_has_no_log: { status: 404, when: 'Nothing has been entered for the match.' },
} as const;
