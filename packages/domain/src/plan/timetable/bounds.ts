import type { Timetable } from './timetable';
import { firstTimeFrom, type Phase } from './fill-phase';

/**
 * Why no plan of a phase can end sooner, where its matches begin at the times of the timetable: those of the grid, or any minute.
 * `courts`: so many matches on so many courts, all of them busy from one minute to another, and so many rounds after that. `team`: one
 * team has so many matches, with its rest between them. `group`: the teams of one group, of whom each rests after a match. `teams`: the same for all teams
 * together. `referees`: there are not more teams to play and referee at once. `rounds`: so many rounds one after the other.
 * `searched`: every plan was tried.
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

/** No plan of the phase is over before `end` (a minute; Infinity: there is none at all). */
export interface PhaseBound {
  readonly from: number;
  readonly end: number;
  readonly reason: BoundReason;
}

/** In every stretch of so many minutes that ends with a time (an index), at most so many matches begin. */
export interface Limit {
  readonly minutes: number;
  readonly most: (time: number) => number;
}

/**
 * The minutes by which one match, two matches and so on to `count` can be over at the soonest (Infinity: never). At each time as many
 * have begun as the limits let: more can never have, because C(t) ≤ most(t) + C(t - minutes) holds for each limit in every plan.
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

/** For each time, how many of some courts or teams are there at any time of a stretch of so many minutes that ends with it. */
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

/** On each of the courts that a match may have, one match begins at a time, and the next when that and the minutes between are over. */
export function courtLimits(timetable: Timetable, isAllowed: readonly boolean[] | null): Limit[] {
  const { times, slots, slotsAt } = timetable;
  const freeAt = slotsAt.map((free) => new Set(free.map((slot) => slots[slot]?.court)));
  const courts = courtsInUse(timetable, isAllowed);
  const isFree = courts.map((court) => (time: number) => freeAt[time]?.has(court) === true);
  return [1, timetable.minutesApart].map((minutes) => {
    const counts = countWithin(times, minutes, isFree);
    return { minutes, most: (time) => counts[time] ?? 0 };
  });
}

/** At a time, and within so many minutes, there are no more matches than the teams that are there make, so many to a match. */
export function teamLimits({ times, isFree }: Timetable, minutes: number, teamsToAMatch: number): Limit[] {
  const sometimes = isFree.filter((free) => free !== null);
  const always = isFree.length - sometimes.length;
  const isThere = sometimes.map((free) => (time: number) => free[time] === true);
  return [1, minutes].map((stretch) => {
    const counts = countWithin(times, stretch, isThere);
    return { minutes: stretch, most: (time) => Math.floor((always + (counts[time] ?? 0)) / teamsToAMatch) };
  });
}

/** No more than so many matches within a match and a rest. */
export function restLimit({ minutesPerMatch, rest }: Timetable, most: number): Limit {
  return { minutes: minutesPerMatch + rest, most: () => most };
}

/** The different choices of courts among matches, each with how many matches have it or a smaller one. */
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

/** The courts (indexes) that are free at any time. */
function courtsInUse(timetable: Timetable, isAllowed: readonly boolean[] | null): number[] {
  const courts = new Set(timetable.slots.map(({ court }) => court));
  return [...courts].filter((court) => isAllowed === null || isAllowed[court]).sort((a, b) => a - b);
}

interface Filled {
  /** How many matches may begin from a minute on, the last of them over at another, before so many rounds. */
  readonly matches: number;
  readonly from: number;
  readonly until: number;
  readonly rounds: number;
}

/** That the courts which matches may have are busy, from the first minute at which one of them is free. */
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

/** One of the bounds of a phase, of which there are many; the reason is asked of the latest alone. */
export interface OneBound {
  readonly end: number;
  readonly reason: () => BoundReason;
}

/** The bound that ends last; of several that end then, the first. A phase without matches is over at once, at 0. */
export function latestBound(bounds: readonly OneBound[], { from }: Phase): PhaseBound {
  const none: OneBound = { end: 0, reason: () => ({ kind: 'rounds', rounds: 0 }) };
  const { end, reason } = bounds.reduce((latest, bound) => (bound.end > latest.end ? bound : latest), none);
  return { from, end, reason: reason() };
}
