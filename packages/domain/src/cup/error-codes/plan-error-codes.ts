import { MAX_STAGES, MAX_TEAMS_OF_FORMAT } from '../limits';
import { withStatus } from './with-status';

/** The errors of the plan of a cup and of moving its matches on the day; see error-codes.ts. */
export const planErrors = {
  ...withStatus(422, {
    plan_needs_at_least_two_teams: 'The plan has fewer than two teams.',
    plan_needs_at_least_two_teams_a_group: 'The plan has more groups than it has pairs of teams.',
    more_teams_go_on_than_a_group_has: 'More teams of each group go on than the smallest group has.',
    more_best_teams_go_on_than_there_are_groups:
      'More of the best on a place go on than there are teams on that place, or the place has no word.',
    format_of_the_plan_is_not_valid: 'A number of the format is not a whole number, or is out of range.',
    format_has_too_many_teams: `The format has more than ${MAX_TEAMS_OF_FORMAT} teams.`,
    matches_of_each_team_are_not_possible:
      'Not every team of a group can have this number of matches against different teams.',
    step_takes_what_a_later_one_decides:
      'A step of the format takes places of a step that is not one of groups before it.',
    place_goes_to_two_steps: 'Two steps of the format take the same place of a group.',
    each_cup_of_the_plan_needs_two_teams: 'Fewer than two teams would play for gold, silver or bronze.',
    plan_has_too_many_stages: `The matches of the plan are in more than ${MAX_STAGES} stages.`,
    plan_needs_a_day: 'The plan has no day, or more days than a plan may have.',
    days_must_follow_one_another: 'A day of the plan is listed twice, or after a later one.',
    day_must_end_after_it_begins: 'A day, a break or the time of a court ends when it begins or before.',
    time_is_too_short_for_a_match: 'A day, or the time of a court, is shorter than a match.',
    clocks_change_within_this_time:
      'The clocks of the time zone go forward or back between the beginning and the end of a day.',
    court_is_listed_at_overlapping_times: 'Two times of the same court overlap.',
    break_is_outside_of_the_day:
      'A break begins before its day or ends after it; one of every day lies within none of them.',
    plan_has_too_many_breaks: 'The plan has more breaks than a plan may have.',
    step_is_on_a_day_that_is_not_there: 'A step of the format names a day that the plan does not have.',
    plan_needs_a_court: 'The plan has no court, or more courts than a plan may have.',
    court_name_already_exists: 'Another court of the plan has this name.',
    minutes_are_out_of_range: 'A length is not a whole number of minutes, or is out of range.',
    wish_is_not_valid:
      'A wish names a team, day, court or stage that the plan does not have, or repeats another one.',
    plan_has_too_many_wishes: 'The plan has more wishes than a plan may have.',
    plan_needs_a_category: 'The plan has no category, or more categories than a cup may have.',
    plan_needs_a_block: 'The plan has no block, or more blocks than a plan may have.',
    block_needs_a_category: 'A block has no category, or one that the plan does not have.',
    category_is_in_no_block:
      'A category of the plan is in none of its blocks, or a category with teams is not in the plan.',
    stage_is_in_no_category:
      'A stage of the cup is in no category, so a plan over its categories does not know its matches.',
    court_is_in_two_blocks_at_once: 'Two blocks have the same court at the same time.',
    lengths_are_mixed_in_a_block:
      'The matches of a block are not all as long, or a step has a length that no block of its category has.',
    pair_of_teams_is_not_valid:
      'A pair of teams is one team, repeats another pair, or names a team that the plan does not have.',
    pair_of_teams_plays_at_once: 'Two teams that never play at once do.',
    plan_does_not_follow_from_its_settings:
      'The slots are not one for each match of the settings, or the matches were drawn otherwise.',
    plan_cannot_be_played:
      'A match has no slot, or a team or court has two at once, or a match comes before one that decides who is in it.',
  }),
  ...withStatus(409, {
    plan_is_of_another_version_please_reload_the_page:
      'The published plan has a form that this version of the site does not read, so it replaces nothing.',
    cup_with_categories_is_planned_by_blocks:
      'The tournament has categories, so one plan for all of them, with blocks, takes the place of a plan without categories.',
    played_match_is_not_in_the_plan:
      'A match that was begun, or its group or stage, is not part of the plan, which would remove it.',
    played_match_cannot_be_moved: 'A match that was begun would get another time or place.',
  }),
};
