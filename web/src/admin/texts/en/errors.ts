import { MAX_CATEGORIES, MAX_TEAMS_OF_FORMAT, MAX_WEB_ADDRESS_LENGTH } from '@futsal-cup/domain/cup/limits';
import { MAX_DRAW_SEED, PLAN_LIMITS } from '@futsal-cup/domain/plan/settings';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';

const [LEAST_MINUTES, MOST_MINUTES] = PLAN_LIMITS.minutesPerMatch;
const [, MOST_BETWEEN] = PLAN_LIMITS.minutesBetween;
const [, MOST_REST] = PLAN_LIMITS.leastRest;

/** English has the words of the code, which name the problem, except where they do not say what would do. */
const SENTENCES: Readonly<Partial<Record<ErrorCode, string>>> = {
  accent_stands_without_a_letter: 'An accent stands without a letter: delete it, or put it on a letter.',
  more_than_4_accents_on_a_letter: 'A letter has more than four accents: delete some.',
  word_mixes_letters_of_two_alphabets:
    'A word mixes letters of two alphabets that look the same: write it in one.',
  category_is_in_use: 'Teams or stages are still in this category: move or delete them first.',
  category_name_already_exists: 'Another category has this name already.',
  team_of_another_category:
    'This team plays in another category: take it out of its groups and matches first.',
  place_of_another_category: 'This place is decided in another category: choose one of this category.',
  name_looks_like_another: 'This name looks like another one that is there already: choose another.',
  group_name_reads_like_another:
    'A group of this stage reads the same, as “A” and “Group A” do: choose another name.',
  plan_needs_at_least_two_teams: 'A plan needs at least two teams: add teams.',
  plan_needs_at_least_two_teams_a_group: 'Each group needs at least two teams: choose fewer groups.',
  more_teams_go_on_than_a_group_has: 'More teams go on than the smallest group has: choose fewer.',
  more_best_teams_go_on_than_there_are_groups:
    'More of the best on a place go on than there are: choose fewer.',
  format_of_the_plan_is_not_valid: `A number of the format is not possible: enter whole numbers from 1 to ${MAX_TEAMS_OF_FORMAT}, and up to ${MAX_DRAW_SEED} for the draw.`,
  tournament_has_too_many_categories: `A tournament has at most ${MAX_CATEGORIES} categories.`,
  format_has_too_many_teams: `A format is for at most ${MAX_TEAMS_OF_FORMAT} teams: divide them into categories.`,
  matches_of_each_team_are_not_possible:
    'Not every team can have that many matches: choose an even or another number.',
  step_takes_what_a_later_one_decides: 'A step takes places that are decided later: choose the format again.',
  place_goes_to_two_steps: 'A place goes to two steps: choose the format again.',
  each_cup_of_the_plan_needs_two_teams:
    'At least two teams have to play for each cup: choose fewer cups, or add teams.',
  plan_needs_a_block: 'A plan needs at least one block: add one.',
  block_needs_a_category: 'The block has no category: choose at least one.',
  category_is_in_no_block: 'A category is in no block: put it in one.',
  stage_is_in_no_category:
    'A stage is in no category, so the plan does not know its matches: put it into one.',
  court_is_in_two_blocks_at_once:
    'A court is in two blocks at the same time: choose other times or other courts.',
  lengths_are_mixed_in_a_block:
    'All matches of a block are as long: put categories that play longer or shorter in another block.',
  pair_of_teams_is_not_valid: 'Choose two different teams, and each pair only once.',
  pair_of_teams_plays_at_once: 'Two teams that are never to play at once do: let the plan be made again.',
  cup_with_categories_is_planned_by_blocks:
    'The tournament has categories: reload the page and plan all of them by blocks.',
  minutes_are_out_of_range: `Enter whole minutes: ${LEAST_MINUTES} to ${MOST_MINUTES} for a match, at most ${MOST_BETWEEN} between two matches, at most ${MOST_REST} for a rest or a pause.`,
  team_already_in_a_group: 'A team is in another group of this stage already: remove it there first.',
  text_names_no_place:
    'This names no place of an earlier group and no match: type for example “1st Group A”.',
  place_must_be_of_an_earlier_stage:
    'This place is decided in the same stage or a later one: choose one of an earlier stage.',
  web_address_is_not_valid: `The address must begin with https:// or http:// and have at most ${MAX_WEB_ADDRESS_LENGTH} characters.`,
  picture_is_none: 'This file is no whole picture in WebP, PNG or JPEG.',
  picture_not_found: 'This picture is not there any more: choose it again.',
  place_already_in_a_group: 'This place is in a group of this stage already: remove it there first.',
};

export const errorsTexts = {
  /** A sentence for each error code. English lacks most; the app then makes the sentence from the code itself. */
  errorCodes: SENTENCES as Readonly<Record<ErrorCode, string>>,
} as const;
