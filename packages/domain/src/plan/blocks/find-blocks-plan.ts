import type { Plan } from '../find-plan';
import { createRandom, type Random } from '../random';
import { encodeSlot } from '../timetable/slots';
import type { FixedMatch } from '../timetable/timetable';
import { boundPart, type BlockBound } from './block-bounds';
import { lengthsOf, type MatchLengths } from './block-lengths';
import { blocksProblemOf, type BlocksProblem } from './block-problem';
import type { BlocksSettings } from './block-settings';
import { BusyTimes, type PlacedMatch } from './busy-times';
import { Dispatch } from './dispatch';
import { partsOf, type PlanPart } from './plan-parts';

/** A part of a plan: when it is over, and why it cannot be over sooner than at its bound. */
export interface FoundPart extends PlanPart {
  /** The minute at which its last match is over. */
  readonly end: number;
  readonly bound: BlockBound;
  /** The largest number of minutes by which any plan could be over sooner; 0 means that none is. */
  readonly gap: number;
}

/** The plan of each category, in the order of the settings, and the quality of each part. */
export interface FoundBlocksPlan {
  readonly plans: readonly Plan[];
  readonly parts: readonly FoundPart[];
}

/** The result that no plan was found for a part. */
export interface NoBlocksPlan {
  readonly plans: null;
  readonly part: PlanPart;
}

/** The number of times that a part is filled again in another order, by the number of its matches. It is counted, so every machine finds the same plan. */
function triesFor(matches: number): number {
  return Math.max(2, Math.min(60, Math.ceil(1_200 / Math.max(matches, 1))));
}

/** Counts for each match how many more its teams have from it on, in the order in which they were drawn. */
function matchesLeft({ matches }: BlocksProblem, part: readonly number[]): number[] {
  const left = matches.map(() => 0);
  const ofTeam = new Map<string, number>();
  for (const number of [...part].reverse()) {
    const { teams = [], phase = 0 } = matches[number] ?? {};
    for (const team of teams) {
      const key = `${phase} ${team}`;
      ofTeam.set(key, (ofTeam.get(key) ?? 0) + 1);
      left[number] = Math.max(left[number] ?? 0, ofTeam.get(key) ?? 0);
    }
  }
  return left;
}

/**
 * How urgent each match is: by what has to follow it in its category, and by what its teams still play before that. `noise` changes the order
 * at random by up to this many minutes.
 */
function weightsOf(
  { matches, rest, categories }: BlocksProblem,
  { tails }: MatchLengths,
  left: readonly number[],
  { noise, random }: { readonly noise: number; readonly random: Random },
): number[] {
  const ofCategory = categories.map(() => random() * noise);
  return matches.map(({ minutes, category }, number) => {
    const row = Math.max((left[number] ?? 1) - 1, 0) * (minutes + rest);
    return (tails[number] ?? 0) + row + (ofCategory[category] ?? 0) + random() * noise;
  });
}

interface SolvedPart {
  readonly placed: readonly PlacedMatch[];
  readonly end: number;
}

/** Fills a part in one order after the other until it is over at its bound. Returns the shortest timetable; null where none was found. */
function solvePart(
  problem: BlocksProblem,
  lengths: MatchLengths,
  part: readonly number[],
  { busy, bound }: { readonly busy: BusyTimes; readonly bound: number },
): SolvedPart | null {
  const random = createRandom(part.length);
  const minutes = Math.max(0, ...part.map((number) => problem.matches[number]?.minutes ?? 0));
  const left = matchesLeft(problem, part);
  let best: SolvedPart | null = null;
  const tries = triesFor(part.length);
  for (let count = 0; count < tries && (best?.end ?? Infinity) > bound; count += 1) {
    const noise = count === 0 ? 0 : minutes * (0.5 + (count % 6));
    const dispatch = new Dispatch(problem, part, busy, weightsOf(problem, lengths, left, { noise, random }));
    if (!dispatch.run()) continue;
    const end = Math.max(-Infinity, ...dispatch.placed.map((placed) => placed.end));
    if (best === null || end < best.end) best = { placed: dispatch.placed, end };
  }
  return best;
}

/** The end of the matches of a part that have begun. */
function endOfFixed({ matches }: BlocksProblem, { categories }: PlanPart): number {
  const ends = matches.flatMap(({ fixed, minutes, category }) =>
    fixed && categories.includes(category) ? [fixed.start + minutes] : [],
  );
  return Math.max(-Infinity, ...ends);
}

/**
 * Searches for the plan of the categories of a cup: part by part in the order of time, each as short as it is found to be. What a part has to
 * keep apart from an earlier one (teams of a pair, the minutes between on a court) it does. `fixedOf` are the matches of each category that have
 * begun. The same settings and fixed matches give the same plan on every machine. Expects settings in which `findBlocksProblems` finds nothing.
 */
export function findBlocksPlan(
  settings: BlocksSettings,
  fixedOf: readonly (readonly FixedMatch[])[] = [],
): FoundBlocksPlan | NoBlocksPlan {
  const problem = blocksProblemOf(settings, fixedOf);
  const lengths = lengthsOf(problem);
  const busy = new BusyTimes(problem);
  for (const [match, { fixed, minutes }] of problem.matches.entries()) {
    if (fixed) busy.add({ match, court: fixed.court, start: fixed.start, end: fixed.start + minutes });
  }
  const slots = problem.categories.map(({ fixtures }) => fixtures.matches.map(() => -1));
  const parts: FoundPart[] = [];
  for (const part of partsOf(problem)) {
    const own = problem.matches.flatMap(({ category, fixed }, number) =>
      fixed === null && part.categories.includes(category) ? [number] : [],
    );
    const bound = boundPart(problem, lengths, part.categories);
    if (bound.end === Infinity) return { plans: null, part };
    const solved = solvePart(problem, lengths, own, { busy, bound: bound.end });
    if (solved === null) return { plans: null, part };
    for (const placed of solved.placed) {
      busy.add(placed);
      const { category = 0, index = 0 } = problem.matches[placed.match] ?? {};
      const { time } = problem.categories[category]?.settings ?? { time: { courts: [] } };
      const ofCategory = slots[category];
      if (ofCategory) ofCategory[index] = encodeSlot({ court: placed.court ?? 0, start: placed.start }, time);
    }
    const end = Math.max(solved.end, endOfFixed(problem, part));
    parts.push({ ...part, end, bound, gap: Math.max(end - bound.end, 0) });
  }
  const plans = problem.categories.map((category, index): Plan => ({
    ...category,
    slots: slots[index] ?? [],
  }));
  return { plans, parts };
}
