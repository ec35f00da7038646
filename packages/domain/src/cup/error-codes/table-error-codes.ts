/** Errors of a tournament's rules for tables, and of what is decided by them. */
export const tableErrors = {
  tie_breakers_must_be_a_preset_or_own: { status: 422, when: 'There is no such order of tie-breakers.' },
  criteria_must_be_a_list_of_different_criteria: {
    status: 422,
    when: 'The list of criteria is empty, has something unknown, or has one twice; the head-to-head criteria count as one.',
  },
  comparison_of_groups_is_not_valid: {
    status: 422,
    when: 'A criterion for the comparison of groups is unknown or listed twice, or there are no such results to count.',
  },
  conduct_scale_is_not_valid: {
    status: 422,
    when: 'The scale for conduct is of no known kind, or a card has no whole number from 0 to 99.',
  },
  conduct_is_counted_from_cards: {
    status: 409,
    when: 'Points for conduct were typed for a team of a tournament that counts them from cards.',
  },
  conduct_must_be_a_whole_number_from_0_to_999: {
    status: 422,
    when: 'The points for the conduct of a team are not a number in this range.',
  },
  decision_is_of_no_known_kind: { status: 422, when: 'There is no such kind of decision.' },
  rounds_must_be_a_whole_number_from_1_to_9: {
    status: 422,
    when: 'How often each pair of a group meets is neither null nor a number in this range.',
  },
  points_by_decision_must_be_from_minus_99_to_99_without_0: {
    status: 422,
    when: 'The points that a decision gives or takes are not a whole number in this range, or are 0.',
  },
  reason_is_mandatory: { status: 422, when: 'The reason for the points of a decision is missing.' },
  reason_must_be_at_most_100_characters_long: { status: 422, when: 'The reason is too long.' },
  results_must_stand_or_be_annulled: { status: 422, when: '`results` is neither `stand` nor `annulled`.' },
  team_has_withdrawn: { status: 409, when: 'The team has withdrawn already.' },
  team_has_not_withdrawn: { status: 409, when: 'A withdrawal was taken back of a team that has none.' },
  match_is_being_played: {
    status: 409,
    when: 'A match in progress was awarded; it is forfeited in its log.',
  },
  match_is_not_awarded: { status: 409, when: 'An award was taken back of a match that has none.' },
  forfeit_must_be_local_visitor_or_both: { status: 422, when: '`forfeit` is none of the three.' },
  another_match_is_the_final: { status: 409, when: 'Two matches of a tournament are marked as the final.' },
  place_is_not_valid: { status: 422, when: 'The place is not a whole number from 1.' },
  text_names_no_place: {
    status: 422,
    when: 'The text names no place of an earlier group, and no winner or loser of a match.',
  },
  place_must_be_of_an_earlier_stage: {
    status: 409,
    when: 'A group takes a place that is decided in its own stage or a later one.',
  },
  place_already_in_a_group: { status: 409, when: 'A group of the stage takes this place already.' },
  place_is_not_in_the_group: { status: 409, when: 'The group does not take this place.' },
} as const;
