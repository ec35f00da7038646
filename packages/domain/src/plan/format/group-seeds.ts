import type { GroupStageKey, Takes } from '../settings';

/**
 * A place that brings a team into a bracket: a place of a group (an index), a rank among the teams on the same place of all groups of a
 * stage, or a slot to which one of the best of them is allotted.
 */
export type QualifyingPlace =
  | { readonly kind: 'group-place'; readonly group: number; readonly place: number }
  | {
      readonly kind: 'best-of-place';
      readonly stage: GroupStageKey;
      readonly place: number;
      readonly rank: number;
    }
  | {
      readonly kind: 'allotted-of-place';
      readonly stage: GroupStageKey;
      readonly place: number;
      readonly slot: number;
    };

export type PlannedRank = Extract<QualifyingPlace, { kind: 'best-of-place' }>;

/** The groups of a step: their stage, the index of the first of them among all groups, and the numbers of their teams. */
export interface GroupSizes {
  readonly stage: GroupStageKey;
  readonly first: number;
  readonly sizes: readonly number[];
}

/** The number of groups that have a place. */
export function countOnPlace({ sizes }: GroupSizes, place: number): number {
  return sizes.filter((size) => size >= place).length;
}

/** The ranks `from` to `to` among the teams on a place. */
export function ranksOf({ stage }: GroupSizes, place: number, from: number, to: number): PlannedRank[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => ({
    kind: 'best-of-place',
    stage,
    place,
    rank: from + index,
  }));
}

/**
 * One half of the group places, best first: the winners of every second group and the runners-up of the others, and so on. Teams of one
 * group, on neighbouring places, are in different halves. Second and third places are listed backwards, so that 1A meets 2B and, where
 * four of a group qualify, 4D and then 2B or 3C but not 3A.
 */
function seedsOfHalf(half: 0 | 1, groups: GroupSizes, first: number, last: number): QualifyingPlace[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => {
    const place = first + index;
    const ofPlace = [...groups.sizes.keys()]
      .filter((group) => (groups.sizes[group] ?? 0) >= place && (group + index) % 2 === half)
      .map((group) => ({ kind: 'group-place', group: groups.first + group, place }) as const);
    return index % 4 === 0 || index % 4 === 3 ? ofPlace : ofPlace.reverse();
  }).flat();
}

/**
 * The two halves of a bracket from group places. The teams that qualify as the best of a place (such as the best thirds) come last, or first
 * where they are the rest of the first place that is taken, each in the half that has fewer teams. Their groups are not known beforehand
 * (`drawPlaces`).
 */
export function seedHalves(takes: Omit<Takes, 'step'>, groups: GroupSizes): QualifyingPlace[][] {
  const { from, to, bestOfNext, withoutBest } = takes;
  const halves: QualifyingPlace[][] = [[], []];
  const [upper = [], lower = []] = halves;
  const addByRank = (places: readonly QualifyingPlace[]) => {
    for (const place of places) (lower.length < upper.length ? lower : upper).push(place);
  };
  const first = withoutBest > 0 ? from + 1 : from;
  if (first > from) addByRank(ranksOf(groups, from, withoutBest + 1, countOnPlace(groups, from)));
  upper.push(...seedsOfHalf(0, groups, first, to));
  lower.push(...seedsOfHalf(1, groups, first, to));
  addByRank(ranksOf(groups, to + 1, 1, bestOfNext));
  return halves;
}
