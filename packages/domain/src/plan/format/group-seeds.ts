/**
 * A place that brings a team into the knockout: a place of a group (an index), or a rank among the teams on the same place of all groups.
 */
export type QualifyingPlace =
  | { readonly kind: 'group-place'; readonly group: number; readonly place: number }
  | { readonly kind: 'best-of-place'; readonly place: number; readonly rank: number };

export interface Qualification {
  readonly groups: number;
  /** The number of teams of each group that qualify. */
  readonly qualifiers: number;
  /** The number of further teams that qualify, as the best of all teams on the place after those that qualify. */
  readonly bestOfNext: number;
}

/**
 * One half of the qualifiers, best first: the winners of every second group and the runners-up of the others, and so on. Teams of one
 * group, on neighbouring places, are in different halves. Second and third places are listed backwards, so that 1A meets 2B and, where
 * four of a group qualify, 4D and then 2B or 3C but not 3A.
 */
function seedsOfHalf(half: 0 | 1, { groups, qualifiers }: Qualification): QualifyingPlace[] {
  return Array.from({ length: qualifiers }, (_, index) => {
    const ofPlace = Array.from({ length: groups }, (_group, group) => group)
      .filter((group) => (group + index) % 2 === half)
      .map((group) => ({ kind: 'group-place', group, place: index + 1 }) as const);
    return index % 4 === 0 || index % 4 === 3 ? ofPlace : ofPlace.reverse();
  }).flat();
}

/**
 * The two halves of a knockout from group places. The teams that qualify as the best of the next place (such as the best thirds) come
 * last, each in the half that has fewer teams. Their groups are not known beforehand, so they may meet a team of their own group in
 * the first round.
 */
export function seedHalves(qualification: Qualification): QualifyingPlace[][] {
  const halves = [seedsOfHalf(0, qualification), seedsOfHalf(1, qualification)];
  const [upper = [], lower = []] = halves;
  for (let rank = 1; rank <= qualification.bestOfNext; rank += 1) {
    const shorter = lower.length < upper.length ? lower : upper;
    shorter.push({ kind: 'best-of-place', place: qualification.qualifiers + 1, rank });
  }
  return halves;
}
