import { cupOfCategory } from '../cup/categories';
import type { Cup, Match } from '../cup/records';
import { settingsOfCategory, type BlocksSettings, type PlanBlock } from '../plan/blocks/block-settings';
import { checkPlannedCategory, minutesOf } from './plan-checker';
import { isPlayed, minute, pairsOf, teamsOf } from './planned-cup';

/** A cup with categories before and after one plan over all of them. */
export interface PlannedDay {
  readonly before: Cup;
  readonly after: Cup;
  readonly settings: BlocksSettings;
}

/** A match with its category (an index in the settings), and the minutes at which it begins and is over. */
export interface MatchOfDay {
  readonly match: Match;
  readonly category: number;
  readonly start: number;
  readonly end: number;
}

/** All matches of a day with their categories and lengths. */
export function matchesOfDay({ after, settings }: PlannedDay): MatchOfDay[] {
  return settings.categories.flatMap(({ categoryId }, category) => {
    const planned = {
      after: cupOfCategory(after, categoryId),
      settings: settingsOfCategory(settings, category),
    };
    return planned.after.matches.map((match) => {
      const start = minute(match);
      return { match, category, start, end: start + minutesOf(planned, match) };
    });
  });
}

function label({ match, category }: MatchOfDay): string {
  return `${match.matchId} of category ${category} at ${match.date} ${match.time} on ${match.location}`;
}

/** Whether a block lets a match be on one of its courts from one minute to another. */
export function isInBlock(block: PlanBlock, { courts }: BlocksSettings, at: MatchOfDay): boolean {
  return (
    block.categories.includes(at.category) &&
    block.courts.some((court) => courts[court] === at.match.location) &&
    at.end - at.start === block.minutesPerMatch &&
    at.start >= minute({ date: block.date, time: block.from }) &&
    at.end <= minute({ date: block.date, time: block.to })
  );
}

/** Of two matches that were played before nothing is asked. */
function checkTwo(one: MatchOfDay, other: MatchOfDay, { apart, minutesBetween }: BlocksSettings): string[] {
  if (isPlayed(one.match) && isPlayed(other.match)) return [];
  const isAtOnce = (between: number) => one.start < other.end + between && other.start < one.end + between;
  const found: string[] = [];
  if (one.match.location === other.match.location && isAtOnce(minutesBetween)) {
    found.push(`${label(one)} and ${label(other)} are too close on their court`);
  }
  if (!isAtOnce(0)) return found;
  const [ofOne, ofOther] = [teamsOf(one.match), teamsOf(other.match)];
  if (ofOne.some((team) => ofOther.includes(team)))
    found.push(`a team plays ${label(one)} and ${label(other)}`);
  for (const [a, b] of apart) {
    const areApart = (some: string[], others: string[]) =>
      some.includes(a) && !some.includes(b) && others.includes(b) && !others.includes(a);
    if (areApart(ofOne, ofOther) || areApart(ofOther, ofOne)) {
      found.push(`${a} and ${b} play at once: ${label(one)} and ${label(other)}`);
    }
  }
  return found;
}

/**
 * All rules that one plan over categories breaks, as sentences: those of each category alone, and those among them. Like `checkPlannedCup`, it shares
 * no code with the timetable.
 */
export function checkPlannedDay(day: PlannedDay): string[] {
  const { before, after, settings } = day;
  const ofCategories = settings.categories.flatMap(({ categoryId }, category) =>
    checkPlannedCategory({
      before: cupOfCategory(before, categoryId),
      after: cupOfCategory(after, categoryId),
      settings: settingsOfCategory(settings, category),
      referees: new Map(),
    }).map((sentence) => `${categoryId}: ${sentence}`),
  );
  const all = matchesOfDay(day);
  const inNoBlock = all
    .filter((at) => !isPlayed(at.match) && !settings.blocks.some((block) => isInBlock(block, settings, at)))
    .map((at) => `${label(at)} is in no block of its category`);
  const together = [...pairsOf(all)].flatMap(([one, other]) => checkTwo(one, other, settings));
  return [...ofCategories, ...inNoBlock, ...together];
}
