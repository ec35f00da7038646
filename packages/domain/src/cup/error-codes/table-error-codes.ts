import { withStatus } from './with-status';

/** Errors of a tournament's rules for tables, and of what is decided by them. */
export const tableErrors = {
  ...withStatus(422, {
    tie_breakers_must_be_a_preset_or_own: 'There is no such order of tie-breakers.',
    criteria_must_be_a_list_of_different_criteria:
      'The list of criteria is empty, has something unknown, or has one twice; the head-to-head criteria count as one.',
    comparison_of_groups_is_not_valid:
      'A criterion for the comparison of groups is unknown or listed twice, or there are no such results to count.',
    conduct_scale_is_not_valid:
      'The scale for conduct is of no known kind, or a card has no whole number from 0 to 99.',
    conduct_must_be_a_whole_number_from_0_to_999:
      'The points for the conduct of a team are not a number in this range.',
    decision_is_of_no_known_kind: 'There is no such kind of decision.',
    rounds_must_be_a_whole_number_from_1_to_9:
      'How often each pair of a group meets is neither null nor a number in this range.',
    points_by_decision_must_be_from_minus_99_to_99_without_0:
      'The points that a decision gives or takes are not a whole number in this range, or are 0.',
    reason_is_mandatory: 'The reason for the points of a decision is missing.',
    reason_must_be_at_most_100_characters_long: 'The reason is too long.',
    results_must_stand_or_be_annulled: '`results` is neither `stand` nor `annulled`.',
    forfeit_must_be_local_visitor_or_both: '`forfeit` is none of the three.',
    shown_must_be_all_no_tables_or_no_results: '`shown` is none of the three.',
    place_is_not_valid: 'The place is not a whole number from 1.',
    text_names_no_place: 'The text names no place of an earlier group, and no winner or loser of a match.',
  }),
  ...withStatus(409, {
    conduct_is_counted_from_cards:
      'Points for conduct were typed for a team of a tournament that counts them from cards.',
    team_has_withdrawn: 'The team has withdrawn already.',
    team_has_not_withdrawn: 'A withdrawal was taken back of a team that has none.',
    match_is_being_played: 'A match in progress was awarded; it is forfeited in its log.',
    match_is_not_awarded: 'An award was taken back of a match that has none.',
    another_match_is_the_final: 'Two matches of a tournament are marked as the final.',
    place_must_be_of_an_earlier_stage:
      'A group takes a place that is decided in its own stage or a later one.',
    place_already_in_a_group: 'A group of the stage takes this place already.',
    place_is_not_in_the_group: 'The group does not take this place.',
    tables_cannot_be_off_while_matches_wait_for_places:
      'Tables were switched off in a tournament with a match or a group whose team follows from a group or from another match.',
    no_place_can_be_taken_while_tables_are_off:
      'A side of a match, a group or a plan takes a team from a group or another match of a tournament whose tables are off.',
  }),
};
