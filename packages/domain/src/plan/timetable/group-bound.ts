import {
  courtDemands,
  courtsAt,
  courtsInUse,
  earliestEnd,
  latestBound,
  type BoundReason,
  type PhaseBound,
} from './bounds';
import { firstTimeFrom, type Phase } from './fill-phase';
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

/** One court, one group, no other match: more rest than ⌊(n - 3)/2⌋ matches of others costs at least one slot that stays empty. */
function needsIdleSlot(timetable: Timetable, phase: Phase, teams: number): boolean {
  const step = (timetable.times[1] ?? Infinity) - (timetable.times[0] ?? 0);
  const isAllOfGroup = phase.matches.length === (teams * (teams - 1)) / 2;
  const gapInSlots = Math.ceil((timetable.minutesPerMatch + timetable.rest) / step) - 1;
  return isAllOfGroup && teams > 2 && gapInSlots > Math.floor((teams - 3) / 2);
}

/**
 * No plan of the groups can be over sooner than this. It looks at the courts, at each team's matches with their rest, at each group
 * and at all teams together: within a match and a rest nobody plays twice.
 */
export function boundGroups(timetable: Timetable, phase: Phase): PhaseBound {
  const { from } = phase;
  const bounds: PhaseBound[] = [];
  const add = (end: number, reason: BoundReason) => bounds.push({ from, end, reason });
  const total = phase.matches.length;
  const allCourts = courtsAt(timetable, null);
  for (const { courts, matches } of courtDemands(timetable, phase.matches)) {
    const capacity = { atOnce: courtsAt(timetable, courts), within: ANY_NUMBER };
    add(earliestEnd(timetable, from, matches, capacity), {
      kind: 'courts',
      matches,
      courts: courtsInUse(timetable, courts),
    });
  }
  const { atOnce } = timetable;
  if (atOnce !== null) {
    const capacity = {
      atOnce: (time: number) => Math.min(allCourts(time), atOnce[time] ?? 0),
      within: ANY_NUMBER,
    };
    add(earliestEnd(timetable, from, total, capacity), { kind: 'referees', matches: total });
  }
  const pairs = pairsOfGroups(timetable, phase);
  const ofGroup = countBy(phase, (match) => [timetable.matches[match]?.group ?? 0]);
  const together = pairs.reduce((sum, ofOne) => sum + ofOne, 0);
  add(earliestEnd(timetable, from, total, { atOnce: allCourts, within: together }), {
    kind: 'teams',
    matches: total,
  });
  ofGroup.forEach((matches, group) => {
    const capacity = { atOnce: allCourts, within: pairs[group] ?? 0 };
    add(earliestEnd(timetable, from, matches, capacity), { kind: 'group', group, matches });
  });
  const ofTeam = countBy(phase, (match) => timetable.matches[match]?.teams ?? []);
  ofTeam.forEach((matches, team) => {
    const isFree = timetable.isFree[team] ?? null;
    const atOnceOfTeam = (time: number) => Math.min(allCourts(time), isFree === null || isFree[time] ? 1 : 0);
    add(earliestEnd(timetable, from, matches, { atOnce: atOnceOfTeam, within: 1 }), {
      kind: 'team',
      team,
      matches,
    });
  });
  const first = timetable.slotsAt[firstTimeFrom(timetable.times, from)]?.length ?? 0;
  const isOneCourt = first === 1 && timetable.slotsAt.every((slots) => slots.length <= 1);
  if (
    isOneCourt &&
    ofGroup.filter(() => true).length === 1 &&
    needsIdleSlot(timetable, phase, ofTeam.filter(() => true).length)
  ) {
    const capacity = { atOnce: allCourts, within: together };
    const group = ofGroup.findIndex((matches) => matches > 0);
    add(earliestEnd(timetable, from, total + 1, { ...capacity, within: ANY_NUMBER }), {
      kind: 'group',
      group,
      matches: total,
    });
  }
  return latestBound(bounds, phase);
}
