import { placedMatchesOf, type PlacedMatch, type Plan } from '../find-plan';
import { areAtOnce } from '../timetable/absences';
import { minuteOf } from '../timetable/minutes';
import { firstDateOf } from '../timetable/slots';
import type { BlocksSettings } from './block-settings';

/** A match of a category; both are indexes. */
interface MatchOfCategory {
  readonly category: number;
  readonly match: number;
}

/**
 * A problem that no category has alone. `court-twice`: two matches are on a court at once. `pair-at-once`: two teams that never play at once do
 * (`pair` is an index). `other-block`: a match is in no block of its category that has matches of its length.
 */
export type BlocksConflict =
  | { readonly kind: 'court-twice'; readonly matches: readonly [MatchOfCategory, MatchOfCategory] }
  | {
      readonly kind: 'pair-at-once';
      readonly pair: number;
      readonly matches: readonly [MatchOfCategory, MatchOfCategory];
    }
  | { readonly kind: 'other-block'; readonly matches: readonly [MatchOfCategory] };

interface Placed extends PlacedMatch {
  readonly category: number;
  readonly isFixed: boolean;
  readonly teams: readonly string[];
}

function placedOf(plans: readonly Plan[]): Placed[] {
  return plans.flatMap((plan, category) => {
    const fixed = new Set(plan.fixed.map(({ match }) => match));
    return placedMatchesOf(plan).map((placed): Placed => {
      const { local, visitor } = plan.fixtures.matches[placed.match] ?? {};
      const teams = [local, visitor].flatMap((side) =>
        side?.kind === 'team' ? (plan.settings.teams[side.team]?.teamId ?? []) : [],
      );
      return { ...placed, category, teams, isFixed: fixed.has(placed.match) };
    });
  });
}

function both(one: Placed, other: Placed): readonly [MatchOfCategory, MatchOfCategory] {
  return [
    { category: one.category, match: one.match },
    { category: other.category, match: other.match },
  ];
}

function findCourtsTwice(placed: readonly Placed[]): BlocksConflict[] {
  const sorted = [...placed].sort((a, b) => a.start - b.start);
  return sorted.flatMap((one, index) => {
    const withIt: Placed[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.start >= one.end) break;
      if (other.court === one.court && !(one.isFixed && other.isFixed)) withIt.push(other);
    }
    return withIt
      .filter(({ court, category }) => court !== null && category !== one.category)
      .map((other): BlocksConflict => ({ kind: 'court-twice', matches: both(one, other) }));
  });
}

function findPairsAtOnce({ apart }: BlocksSettings, placed: readonly Placed[]): BlocksConflict[] {
  return apart.flatMap(([one, other], pair) => {
    const ofOne = placed.filter(({ teams }) => teams.includes(one) && !teams.includes(other));
    const ofOther = placed.filter(({ teams }) => teams.includes(other) && !teams.includes(one));
    return ofOne.flatMap((match) =>
      ofOther
        .filter((against) => areAtOnce(match, against) && !(match.isFixed && against.isFixed))
        .map((against): BlocksConflict => ({ kind: 'pair-at-once', pair, matches: both(match, against) })),
    );
  });
}

function findOtherBlocks(
  { blocks }: BlocksSettings,
  plans: readonly Plan[],
  placed: readonly Placed[],
): BlocksConflict[] {
  const first = plans[0] ? firstDateOf(plans[0].settings.time) : '';
  return placed.flatMap(({ category, match, court, start, end, isFixed }): BlocksConflict[] => {
    const isIn = blocks.some(
      (block) =>
        block.categories.includes(category) &&
        block.courts.includes(court ?? -1) &&
        block.minutesPerMatch === end - start &&
        minuteOf(block.date, block.from, first) <= start &&
        end <= minuteOf(block.date, block.to, first),
    );
    return isIn || isFixed ? [] : [{ kind: 'other-block', matches: [{ category, match }] }];
  });
}

/** Finds what makes the plans of several categories impossible together; `findPlanConflicts` finds what is wrong with each. */
export function findBlocksConflicts(settings: BlocksSettings, plans: readonly Plan[]): BlocksConflict[] {
  const placed = placedOf(plans);
  return [
    ...findCourtsTwice(placed),
    ...findPairsAtOnce(settings, placed),
    ...findOtherBlocks(settings, plans, placed),
  ];
}
