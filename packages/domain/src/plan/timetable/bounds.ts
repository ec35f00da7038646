import type { Timetable } from './timetable';
import { firstTimeFrom, type Phase } from './fill-phase';

/**
 * Why no plan of a phase can end sooner. `courts`: so many matches on so many courts, all of them busy from the first to the last minute.
 * `team`: one team has so many matches, with its rest between them. `group`: the teams of one group, of whom each rests after a match.
 * `teams`: the same for all teams together. `referees`: there are not more teams to play and referee at once. `rounds`: so many rounds
 * one after the other. `searched`: every plan was tried.
 */
export type BoundReason =
  | { readonly kind: 'courts'; readonly matches: number; readonly courts: readonly number[] }
  | { readonly kind: 'team'; readonly team: number; readonly matches: number }
  | { readonly kind: 'group'; readonly group: number; readonly matches: number }
  | { readonly kind: 'teams'; readonly matches: number }
  | { readonly kind: 'referees'; readonly matches: number }
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'searched' };

/** No plan of the phase is over before `end` (a minute; Infinity: there is none at all). */
export interface PhaseBound {
  readonly from: number;
  readonly end: number;
  readonly reason: BoundReason;
}

/** What may be played at most: `atOnce` at a time (an index), and `within` in any stretch as long as a match and a rest. */
interface Capacity {
  readonly atOnce: (time: number) => number;
  readonly within: number;
}

/**
 * The minute by which `count` matches can be over at the soonest. At each time as many begin as may: more can never have begun by
 * then, because C(t) ≤ min(C(t - 1) + atOnce(t), within + C(t - match - rest)) holds for every plan.
 */
export function earliestEnd(timetable: Timetable, from: number, count: number, capacity: Capacity): number {
  const { times, minutesPerMatch, rest } = timetable;
  if (count <= 0) return from;
  const begun: number[] = [];
  const first = firstTimeFrom(times, from);
  let before = first;
  for (let time = first; time < times.length; time += 1) {
    const start = times[time] ?? 0;
    while ((times[before] ?? Infinity) <= start - minutesPerMatch - rest) before += 1;
    const longAgo = begun[before - 1 - first] ?? 0;
    const total = Math.min((begun[time - 1 - first] ?? 0) + capacity.atOnce(time), capacity.within + longAgo);
    if (total >= count) return start + minutesPerMatch;
    begun.push(total);
  }
  return Infinity;
}

/** How many free slots there are at a time on the courts that a match of the phase may have. */
export function courtsAt(
  timetable: Timetable,
  isAllowed: readonly boolean[] | null,
): (time: number) => number {
  return (time) => {
    const free = timetable.slotsAt[time] ?? [];
    if (isAllowed === null) return free.length;
    return free.filter((slot) => isAllowed[timetable.slots[slot]?.court ?? 0]).length;
  };
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

/** The courts (indexes) that are free at any time from a minute on. */
export function courtsInUse(timetable: Timetable, isAllowed: readonly boolean[] | null): number[] {
  const courts = new Set(timetable.slots.map(({ court }) => court));
  return [...courts].filter((court) => isAllowed === null || isAllowed[court]).sort((a, b) => a - b);
}

/** The bound that ends last; of several that end then, the first. */
export function latestBound(bounds: readonly PhaseBound[], phase: Phase): PhaseBound {
  const none: PhaseBound = { from: phase.from, end: phase.from, reason: { kind: 'rounds', rounds: 0 } };
  return bounds.reduce((latest, bound) => (bound.end > latest.end ? bound : latest), none);
}
