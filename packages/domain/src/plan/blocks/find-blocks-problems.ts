import { isTime, toIsoDate } from '../../cup/dates';
import { tournamentOfCategory } from '../../cup/categories';
import { MAX_CATEGORIES, MAX_GROUPS, MAX_MATCHES, MAX_STAGES } from '../../cup/limits';
import type { Tournament } from '../../cup/records';
import type { ErrorItem } from '../../cup/result';
import { usualMinutesPerMatch } from '../../cup/usual-minutes';
import { findSettingsProblems } from '../find-settings-problems';
import { isWholeNumber, problem } from '../find-time-problems';
import { deriveFixtures } from '../format/derive-matches';
import { PLAN_LIMITS } from '../settings';
import { minutesOf } from '../timetable/minutes';
import {
  BLOCK_LIMITS,
  blocksOfCategory,
  settingsOfCategory,
  type BlocksSettings,
  type PlanBlock,
} from './block-settings';

/** What of a tournament says how long matches are and how its clocks go. */
export type TournamentOfBlocks = Pick<Tournament, 'timeZone' | 'matchRules' | 'categories'>;

function areIndexes(indexes: readonly number[], length: number): boolean {
  return (
    new Set(indexes).size === indexes.length && indexes.every((index) => isWholeNumber(index, 0, length - 1))
  );
}

function findBlockProblem(block: PlanBlock, { courts, categories }: BlocksSettings): ErrorItem | null {
  const { date, from, to, minutesPerMatch } = block;
  const [least, most] = PLAN_LIMITS.minutesPerMatch;
  if (toIsoDate(date) !== date) return problem('invalid_date_format', 'date');
  if (!isTime(from)) return problem('invalid_time_format', 'from');
  if (!isTime(to)) return problem('invalid_time_format', 'to');
  if (minutesOf(to) <= minutesOf(from)) return problem('day_must_end_after_it_begins', 'to');
  if (!isWholeNumber(minutesPerMatch, least, most))
    return problem('minutes_are_out_of_range', 'minutesPerMatch');
  if (minutesOf(to) - minutesOf(from) < minutesPerMatch)
    return problem('time_is_too_short_for_a_match', 'to');
  if (block.courts.length === 0 || !areIndexes(block.courts, courts.length)) {
    return problem('plan_needs_a_court', 'courts');
  }
  const areCategories = block.categories.length > 0 && areIndexes(block.categories, categories.length);
  return areCategories ? null : problem('block_needs_a_category', 'categories');
}

function doOverlap(one: PlanBlock, other: PlanBlock): boolean {
  const isSameTime = one.date === other.date && one.from < other.to && other.from < one.to;
  return isSameTime && one.courts.some((court) => other.courts.includes(court));
}

function findBlockProblems(settings: BlocksSettings): ErrorItem[] {
  const { blocks } = settings;
  if (blocks.length === 0 || blocks.length > BLOCK_LIMITS.blocks)
    return [problem('plan_needs_a_block', 'blocks')];
  return blocks.flatMap((block, index) => {
    const path = `blocks.${index}`;
    const found = findBlockProblem(block, settings);
    if (found) return [problem(found.msg, `${path}.${found.path ?? ''}`)];
    const isTaken = blocks.slice(0, index).some((other) => doOverlap(block, other));
    return isTaken ? [problem('court_is_in_two_blocks_at_once', `${path}.courts`)] : [];
  });
}

/** The lengths of the matches of a category, by its steps: a step that says none is as long as its first block. */
function lengthsOfCategory(settings: BlocksSettings, category: number): number[] {
  const [first] = blocksOfCategory(settings, category);
  const steps = settings.categories[category]?.format.steps ?? [];
  return steps.map(({ minutesPerMatch }) => minutesPerMatch ?? first?.minutesPerMatch ?? 0);
}

/**
 * A block has matches of one length: that of its categories' rules, and of their steps. Each step of a category needs a block of its length,
 * and each block a step of each of its categories.
 */
function findLengthProblems(settings: BlocksSettings, tournament: TournamentOfBlocks): ErrorItem[] {
  const { blocks, categories } = settings;
  const byRules = (category: number) => {
    const own = tournamentOfCategory(tournament, categories[category]?.categoryId ?? null);
    return usualMinutesPerMatch(own.matchRules);
  };
  const ofBlocks = blocks.flatMap((block, index) => {
    const isMixed =
      new Set(block.categories.map(byRules)).size > 1 ||
      block.categories.some(
        (category) => !lengthsOfCategory(settings, category).includes(block.minutesPerMatch),
      );
    return isMixed ? [problem('lengths_are_mixed_in_a_block', `blocks.${index}.categories`)] : [];
  });
  if (ofBlocks.length > 0) return ofBlocks;
  return categories.flatMap((_, category) => {
    const ofCategory = blocksOfCategory(settings, category).map(({ minutesPerMatch }) => minutesPerMatch);
    const step = lengthsOfCategory(settings, category).findIndex((length) => !ofCategory.includes(length));
    const path = `categories.${category}.format.steps.${step}.minutesPerMatch`;
    return step === -1 ? [] : [problem('lengths_are_mixed_in_a_block', path)];
  });
}

function findCategoryProblems(settings: BlocksSettings): ErrorItem[] {
  const { categories, blocks } = settings;
  const seen = new Set<string>();
  return categories.flatMap(({ categoryId }, category) => {
    const path = `categories.${category}.categoryId`;
    if (seen.has(categoryId)) return [problem('category_listed_twice', path)];
    seen.add(categoryId);
    const isInBlock = blocks.some((block) => block.categories.includes(category));
    return isInBlock ? [] : [problem('category_is_in_no_block', path)];
  });
}

/** The problems of the teams and the format of each category, and of the times that are common to all. */
function findProblemsOfAll(settings: BlocksSettings, timeZone: string): ErrorItem[] {
  const found = new Map<string, ErrorItem>();
  for (const category of settings.categories.keys()) {
    for (const { msg, path = '' } of findSettingsProblems(settingsOfCategory(settings, category), timeZone)) {
      const [part, field, index] = path.split('.');
      let own = `categories.${category}.${path}`;
      if (part === 'time') own = field === 'courts' ? `courts.${index}` : (field ?? '');
      if (part === 'time' && field === 'days') own = 'blocks';
      found.set(own, problem(msg, own));
    }
  }
  return [...found.values()];
}

function findPairProblems({ categories, apart }: BlocksSettings): ErrorItem[] {
  const known = new Set(categories.flatMap(({ teams }) => teams.map(({ teamId }) => teamId)));
  const seen = new Set<string>();
  return apart.flatMap((pair, index) => {
    const key = [...pair].sort().join(' ');
    const [one, other] = pair;
    const isValid = known.has(one) && known.has(other) && one !== other && !seen.has(key);
    seen.add(key);
    return isValid ? [] : [problem('pair_of_teams_is_not_valid', `apart.${index}`)];
  });
}

/** Together, the categories stay within the limits of a cup, and no team is in two of them. */
function findTotalProblems(settings: BlocksSettings): ErrorItem[] {
  const teams = settings.categories.flatMap((category) => category.teams.map(({ teamId }) => teamId));
  if (new Set(teams).size < teams.length) return [problem('team_listed_twice', 'categories')];
  const all = settings.categories.map(deriveFixtures);
  const count = (of: (fixtures: (typeof all)[number]) => number) =>
    all.reduce((sum, one) => sum + of(one), 0);
  if (count(({ stages }) => stages.length) > MAX_STAGES)
    return [problem('plan_has_too_many_stages', 'categories')];
  if (count(({ groups }) => groups.length) > MAX_GROUPS)
    return [problem('tournament_has_too_many_groups', 'categories')];
  const isTooMany = count(({ matches }) => matches.length) > MAX_MATCHES;
  return isTooMany ? [problem('tournament_has_too_many_matches', 'categories')] : [];
}

/**
 * Finds all problems of the settings of a plan over categories, each with its field. Without problems a plan can be searched for, but it may not
 * exist.
 */
export function findBlocksProblems(settings: BlocksSettings, tournament: TournamentOfBlocks): ErrorItem[] {
  const { length } = settings.categories;
  if (length === 0 || length > MAX_CATEGORIES) return [problem('plan_needs_a_category', 'categories')];
  const ofBlocks = [...findBlockProblems(settings), ...findCategoryProblems(settings)];
  if (ofBlocks.length > 0) return ofBlocks;
  const ofParts = [
    ...findLengthProblems(settings, tournament),
    ...findProblemsOfAll(settings, tournament.timeZone),
  ];
  return ofParts.length > 0 ? ofParts : [...findTotalProblems(settings), ...findPairProblems(settings)];
}
