import { withStatus } from './with-status';
import { MAX_LISTED_SCORER_DEVICES, MAX_SCORER_DEVICES } from '../limits';

/** The errors of the log of a match and of the links of its scorers; see error-codes.ts. */
export const scorerErrors = {
  ...withStatus(422, {
    name_of_the_link_is_mandatory: 'The name of the link is missing.',
    name_of_the_device_is_mandatory: 'The name of whoever scores is missing.',
    name_must_be_at_most_30_characters_long: 'The name of a link or a device is too long.',
    scope_of_the_link_is_not_valid:
      'The link is neither for a match, nor for a court, nor for the whole tournament.',
    link_must_end_after_it_begins: 'The end of the link is not after its beginning.',
    link_must_end_within_a_year: 'The end of the link is more than 366 days after its beginning.',
    instant_is_not_valid: 'The value is not an instant in the format that the API sends.',
    entry_is_not_valid: 'A field of an entry is missing or not what its kind takes.',
    too_many_entries_at_once: 'The call brings no entry, or more than it may.',
    score_is_mandatory_at_the_end: 'The end of the match comes without the score.',
  }),
  ...withStatus(401, {
    scorer_key_is_missing: 'A call for scorers has no key.',
    scorer_key_is_not_valid: 'The key belongs to no link and to no device of one.',
  }),
  ...withStatus(403, {
    scorer_link_is_not_valid_yet: 'The time of the link has not begun.',
    scorer_link_has_expired: 'The time of the link is over.',
    scorer_link_was_revoked: 'An administrator has taken back the link or the device.',
    match_is_not_of_this_link:
      'The link is for other matches, or was for this one until it was moved to another court.',
  }),
  ...withStatus(404, {
    scorer_link_not_found: 'There is no link with this id.',
    device_not_found: 'The link has no device with this id.',
    match_has_no_log: 'Nothing has been entered for the match.',
  }),
  ...withStatus(409, {
    scorer_link_has_too_many_devices: `${MAX_SCORER_DEVICES} devices use the link, or ${MAX_LISTED_SCORER_DEVICES} have opened it, with those that were revoked.`,
    tournament_has_too_many_scorer_links:
      'The tournament has as many links for scorers that can be used as it may have.',
    match_has_not_begun: 'The entry needs a match that has kicked off.',
    phase_changed_meanwhile: 'Somebody else has changed the phase of the match since the entry was made.',
    phase_is_not_possible_now: 'The phase does not follow the present one.',
    match_has_no_winner_yet: 'A knockout match that is level cannot end before its shoot-out has a winner.',
    score_is_not_level: 'A shoot-out was begun while one side is ahead.',
    there_is_no_shoot_out_yet: 'A kick was entered for a match without a shoot-out.',
    an_undo_cannot_be_undone: 'The entry to be undone is an undo; enter what it undid again.',
    only_the_latest_phase_can_be_undone: 'The phase to be undone has been followed by another one.',
    match_log_is_full: 'The log of the match has as many entries as it may have.',
    match_has_a_log_already: 'The log cannot be moved to a match that has one.',
    match_log_was_moved: 'The entry belongs to a log that was moved to another match.',
  }),
  ...withStatus(429, {
    scorer_link_is_opened_too_often:
      'More new devices open the link than may in a minute; `Retry-After` says when to try again.',
  }),
};
