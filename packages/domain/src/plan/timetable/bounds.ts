import type { Timetable } from './timetable';
import { firstTimeFrom, type Phase } from './fill-phase';

/**
 * The reason why no plan of a phase can end sooner when its matches begin at the times of the timetable, which are those of the grid or
 * any minute. `courts`: the matches keep the courts busy from one minute to another, and a number of rounds follows. `team`: one team has
 * so many matches, with its rest between them. `group`: the same for the teams of one group, each of which rests after a match. `teams`:
 * the same for all teams together. `referees`: there are too few teams to play and referee at once. `rounds`: so many rounds follow one
 * another. `searched`: every plan was tried.
 */
export type BoundReason =
  | BusyCourts
  | { readonly kind: 'team'; readonly team: number; readonly matches: number }
  | { readonly kind: 'group'; readonly group: number; readonly matches: number }
  | { readonly kind: 'teams'; readonly matches: number }
  | { readonly kind: 'referees'; readonly matches: number }
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'searched' };

interface BusyCourts {
  readonly kind: 'courts';
  readonly matches: number;
  readonly courts: readonly number[];
  readonly from: number;
  readonly until: number;
  readonly rounds: number;
}

/**
 * No plan of the phase is over before `end` (a minute). Infinity means that there is no plan at all. `isFinalAlone`: the reason is that of
 * the other matches, after which the final is played alone.
 */
export interface PhaseBound {
  readonly from: number;
  readonly end: number;
  readonly reason: BoundReason;
  readonly isFinalAlone?: boolean;
}

/** At most `most` matches begin in a stretch of `minutes` minutes that ends with a time (an index). */
export interface Limit {
  readonly minutes: number;
  readonly most: (time: number) => number;
}

/**
 * The minutes by which one match, two matches and so on to `count` can be over at the soonest (Infinity for never). At each time it
 * counts as many begun matches as the limits allow. No plan has more, because C(t) ≤ most(t) + C(t - minutes) holds for each limit.
 */
export function earliestEnds(
  { times, minutesPerMatch }: Timetable,
  from: number,
  count: number,
  limits: readonly Limit[],
): number[] {
  const ends: number[] = [];
  const begun: number[] = [];
  const first = firstTimeFrom(times, from);
  const stretches = limits.map((limit) => ({ ...limit, first }));
  for (let time = first; time < times.length && ends.length < count; time += 1) {
    const start = times[time] ?? 0;
    let total = count;
    for (const stretch of stretches) {
      while ((times[stretch.first] ?? Infinity) <= start - stretch.minutes) stretch.first += 1;
      total = Math.min(total, stretch.most(time) + (begun[stretch.first - 1 - first] ?? 0));
    }
    begun.push(total);
    while (ends.length < total) ends.push(start + minutesPerMatch);
  }
  while (ends.length < count) ends.push(Infinity);
  return ends;
}

/** The minute by which `count` matches can be over at the soonest. */
export function earliestEnd(
  timetable: Timetable,
  from: number,
  count: number,
  limits: readonly Limit[],
): number {
  return earliestEnds(timetable, from, count, limits).at(-1) ?? from;
}

/**
 * The limits that courts set. On each court that a match may have, one match begins at a time, and the next one begins when that match and
 * the minutes between matches are over.
 */
export function courtLimits(timetable: Timetable, isAllowed: readonly boolean[] | null): Limit[] {
  const { times, slots, slotsAt } = timetable;
  const courts = courtsInUse(timetable, isAllowed);
  return [1, timetable.minutesApart].map((minutes) => {
    const last = timetable.openings.map(() => -Infinity);
    const counts = times.map((start, time) => {
      for (const slot of slotsAt[time] ?? []) last[slots[slot]?.court ?? 0] = start;
      return courts.filter((court) => start - (last[court] ?? -Infinity) < minutes).length;
    });
    return { minutes, most: (time) => counts[time] ?? 0 };
  });
}

/** For each time, the number of teams that are free at least once in the stretch of `minutes` that ends with this time. */
function countWithin(
  times: readonly number[],
  minutes: number,
  isThere: readonly ((time: number) => boolean)[],
): number[] {
  const counts = times.map(() => 0);
  for (const isOneThere of isThere) {
    let last = -Infinity;
    for (const [time, start] of times.entries()) {
      if (isOneThere(time)) last = start;
      if (start - last < minutes) counts[time] = (counts[time] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * The limits that teams set. At one time, and within `minutes`, no more matches begin than the teams that are present allow, when each
 * match takes `teamsToAMatch` of them.
 */
export function teamLimits({ times, isFree }: Timetable, minutes: number, teamsToAMatch: number): Limit[] {
  const sometimes = isFree.filter((free) => free !== null);
  const always = isFree.length - sometimes.length;
  const isThere = sometimes.map((free) => (time: number) => free[time] === true);
  return [1, minutes].map((stretch) => {
    const counts = countWithin(times, stretch, isThere);
    return { minutes: stretch, most: (time) => Math.floor((always + (counts[time] ?? 0)) / teamsToAMatch) };
  });
}

/** The limit that at most `most` matches begin within the length of a match and a rest. */
export function restLimit({ minutesPerMatch, rest }: Timetable, most: number): Limit {
  return { minutes: minutesPerMatch + rest, most: () => most };
}

/** The different choices of courts among the matches, with the number of matches of each choice; null stands for all matches on all courts. */
export function courtDemands(
  timetable: Timetable,
  matches: readonly number[],
): { readonly courts: readonly boolean[] | null; readonly matches: number }[] {
  const choices = new Map<string, { courts: readonly boolean[] | null; matches: number }>();
  for (const match of matches) {
    const courts = timetable.matches[match]?.courts ?? null;
    const key = courts === null ? '' : courts.join();
    const known = choices.get(key);
    if (known) known.matches += 1;
    else choices.set(key, { courts, matches: 1 });
  }
  const unrestricted = { courts: null, matches: matches.length };
  return [unrestricted, ...[...choices.values()].filter(({ courts }) => courts !== null)];
}

/** The allowed courts (indexes) that are free at some time. */
function courtsInUse(timetable: Timetable, isAllowed: readonly boolean[] | null): number[] {
  const courts = new Set<number>();
  for (const { court } of timetable.slots) courts.add(court);
  return [...courts].filter((court) => isAllowed === null || isAllowed[court]).sort((a, b) => a - b);
}

interface Filled {
  /** The number of matches that begin at `from` or later and are over at `until`; `rounds` further rounds follow them. */
  readonly matches: number;
  readonly from: number;
  readonly until: number;
  readonly rounds: number;
}

/** The reason of a bound that the courts are busy. It counts from the first minute at which one of the courts is free. */
export function busyCourts(
  timetable: Timetable,
  isAllowed: readonly boolean[] | null,
  filled: Filled,
): BoundReason {
  const { slots, slotsAt, times } = timetable;
  const courts = courtsInUse(timetable, isAllowed);
  const isOpen = (time: number) => slotsAt[time]?.some((slot) => courts.includes(slots[slot]?.court ?? -1));
  let first = firstTimeFrom(times, filled.from);
  while (first < times.length && !isOpen(first)) first += 1;
  return { kind: 'courts', ...filled, courts, from: times[first] ?? filled.from };
}

/** One of the many bounds of a phase. The reason is a function, because only that of the latest bound is used. */
export interface OneBound {
  readonly end: number;
  readonly reason: () => BoundReason;
}

/** The bound that ends last; of several bounds with this end, the first. A phase without matches is over at once, at 0. */
export function latestBound(bounds: readonly OneBound[], { from }: Phase): PhaseBound {
  const none: OneBound = { end: 0, reason: () => ({ kind: 'rounds', rounds: 0 }) };
  const { end, reason } = bounds.reduce((latest, bound) => (bound.end > latest.end ? bound : latest), none);
  return { from, end, reason: reason() };
}
