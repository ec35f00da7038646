import {
  courtDemands,
  courtsAt,
  courtsInUse,
  earliestEnd,
  latestBound,
  type BoundReason,
  type PhaseBound,
} from './bounds';
import type { Phase } from './fill-phase';
import type { Timetable } from './timetable';

const ANY_NUMBER = Infinity;

function countBy(phase: Phase, keysOf: (match: number) => readonly number[]): number[] {
  const counts: number[] = [];
  for (const match of phase.matches) {
    for (const key of keysOf(match)) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** How many matches of each group there can be before one of its teams must play again: half of those that have a match. */
function pairsOfGroups(timetable: Timetable, phase: Phase): number[] {
  const teams: Set<number>[] = [];
  for (const match of phase.matches) {
    const entry = timetable.matches[match];
    if (!entry || entry.group === null) continue;
    const ofGroup = (teams[entry.group] ??= new Set());
    for (const team of entry.teams) ofGroup.add(team);
  }
  return teams.map((ofGroup) => Math.floor(ofGroup.size / 2));
}

interface Bounded {
  readonly end: number;
  readonly reason: BoundReason;
}

/** What is counted of a phase for its bounds. */
interface Counts {
  /** The matches of each group, and of each team, by index. */
  readonly ofGroup: readonly number[];
  readonly ofTeam: readonly number[];
  /** How many matches of each group there can be before one of its teams must play again. */
  readonly pairs: readonly number[];
}

function boundByCourts(timetable: Timetable, { matches: all, from }: Phase): Bounded[] {
  return courtDemands(timetable, all).map(({ courts, matches }) => {
    const capacity = { atOnce: courtsAt(timetable, courts), within: ANY_NUMBER };
    const reason = { kind: 'courts', matches, courts: courtsInUse(timetable, courts) } as const;
    return { end: earliestEnd(timetable, from, matches, capacity), reason };
  });
}

function boundByReferees(timetable: Timetable, { matches, from }: Phase): Bounded[] {
  const limit = timetable.atOnce;
  if (limit === null) return [];
  const free = courtsAt(timetable, null);
  const atOnce = (time: number) => Math.min(free(time), limit[time] ?? 0);
  const end = earliestEnd(timetable, from, matches.length, { atOnce, within: ANY_NUMBER });
  return [{ end, reason: { kind: 'referees', matches: matches.length } }];
}

/** How many matches there can be at each time: as many as there are courts, and pairs of teams that are there. */
function matchesAt(timetable: Timetable): (time: number) => number {
  const { isFree, times } = timetable;
  const always = isFree.filter((free) => free === null).length;
  const sometimes = isFree.filter((free) => free !== null);
  const pairs = times.map((_, time) =>
    Math.floor((always + sometimes.filter((free) => free[time]).length) / 2),
  );
  const courts = courtsAt(timetable, null);
  return (time) => Math.min(courts(time), pairs[time] ?? 0);
}

/** Within a match and a rest, no group has more matches than pairs of teams, and all together not more than all of these. */
function boundByRest(timetable: Timetable, phase: Phase, { ofGroup, pairs }: Counts): Bounded[] {
  const atOnce = matchesAt(timetable);
  const matches = phase.matches.length;
  const within = pairs.reduce((sum, ofOne) => sum + ofOne, 0);
  const together = earliestEnd(timetable, phase.from, matches, { atOnce, within });
  const found: Bounded[] = [{ end: together, reason: { kind: 'teams', matches } }];
  ofGroup.forEach((count, group) => {
    const end = earliestEnd(timetable, phase.from, count, { atOnce, within: pairs[group] ?? 0 });
    found.push({ end, reason: { kind: 'group', group, matches: count } });
  });
  return found;
}

function boundByTeams(timetable: Timetable, { from }: Phase, { ofTeam }: Counts): Bounded[] {
  const free = courtsAt(timetable, null);
  const found: Bounded[] = [];
  ofTeam.forEach((matches, team) => {
    const isThere = timetable.isFree[team] ?? null;
    const atOnce = (time: number) => Math.min(free(time), isThere === null || isThere[time] ? 1 : 0);
    const end = earliestEnd(timetable, from, matches, { atOnce, within: 1 });
    found.push({ end, reason: { kind: 'team', team, matches } });
  });
  return found;
}

/** One court, one group, no other match: more rest than ⌊(n - 3)/2⌋ matches of others costs at least one slot that stays empty. */
function boundOfOneCourt(timetable: Timetable, phase: Phase, { ofGroup, ofTeam }: Counts): Bounded[] {
  const { times, slotsAt, minutesPerMatch, rest } = timetable;
  const matches = phase.matches.length;
  const groups = Object.keys(ofGroup);
  const teams = Object.keys(ofTeam).length;
  const isOneGroup = groups.length === 1 && teams > 2 && matches === (teams * (teams - 1)) / 2;
  if (!isOneGroup || slotsAt.some((slots) => slots.length > 1)) return [];
  const steps = times.slice(1).map((start, index) => start - (times[index] ?? 0));
  const othersBetween = Math.ceil((minutesPerMatch + rest) / Math.max(...steps)) - 1;
  if (othersBetween <= Math.floor((teams - 3) / 2)) return [];
  const capacity = { atOnce: courtsAt(timetable, null), within: ANY_NUMBER };
  const end = earliestEnd(timetable, phase.from, matches + 1, capacity);
  return [{ end, reason: { kind: 'group', group: Number(groups[0]), matches } }];
}

/**
 * No plan of the groups can be over sooner than this. It looks at the courts, at each team's matches with their rest, at each group
 * and at all teams together.
 */
export function boundGroups(timetable: Timetable, phase: Phase): PhaseBound {
  const counts: Counts = {
    ofGroup: countBy(phase, (match) => [timetable.matches[match]?.group ?? 0]),
    ofTeam: countBy(phase, (match) => timetable.matches[match]?.teams ?? []),
    pairs: pairsOfGroups(timetable, phase),
  };
  const bounds = [
    ...boundByCourts(timetable, phase),
    ...boundByReferees(timetable, phase),
    ...boundByRest(timetable, phase, counts),
    ...boundByTeams(timetable, phase, counts),
    ...boundOfOneCourt(timetable, phase, counts),
  ];
  return latestBound(
    bounds.map((bound) => ({ from: phase.from, ...bound })),
    phase,
  );
}
