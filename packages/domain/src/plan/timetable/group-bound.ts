import {
  busyCourts,
  courtDemands,
  courtLimits,
  earliestEnd,
  earliestEnds,
  latestBound,
  restLimit,
  teamLimits,
  type Limit,
  type OneBound,
  type PhaseBound,
} from './bounds';
import { firstTimeFrom, type Phase } from './fill-phase';
import { TEAMS_OF_A_REFEREED_MATCH, type Timetable } from './timetable';

function countBy(phase: Phase, keysOf: (match: number) => readonly number[]): number[] {
  const counts: number[] = [];
  for (const match of phase.matches) {
    for (const key of keysOf(match)) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** The number of matches that each group can have before one of its teams must play again: half of the teams that have a match. */
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

/** The counts of a phase that its bounds need. */
interface Counts {
  /** The matches of each group, and of each team, by index. */
  readonly ofGroup: readonly number[];
  readonly ofTeam: readonly number[];
  /** The number of matches that each group can have before one of its teams must play again. */
  readonly pairs: readonly number[];
}

function boundByCourts(timetable: Timetable, { matches: all, from }: Phase): OneBound[] {
  return courtDemands(timetable, all).map(({ courts, matches }) => {
    const end = earliestEnd(timetable, from, matches, courtLimits(timetable, courts));
    return { end, reason: () => busyCourts(timetable, courts, { matches, from, until: end, rounds: 0 }) };
  });
}

function boundByReferees(timetable: Timetable, { matches, from }: Phase, onCourts: Limit[]): OneBound[] {
  if (timetable.atOnce === null) return [];
  const byTeams = teamLimits(timetable, timetable.minutesPerMatch, TEAMS_OF_A_REFEREED_MATCH);
  const end = earliestEnd(timetable, from, matches.length, [...onCourts, ...byTeams]);
  return [{ end, reason: () => ({ kind: 'referees', matches: matches.length }) }];
}

/**
 * The bounds from the rest of teams. Within the length of a match and a rest, each team begins one match at most, so a group begins at most
 * half as many matches as it has teams, and all groups together begin at most the sum of these.
 */
function boundByRest(
  timetable: Timetable,
  { matches: { length: matches }, from }: Phase,
  { ofGroup, ofTeam, pairs }: Counts,
  onCourts: Limit[],
): OneBound[] {
  // Who is in further groups is not known, and the wishes of teams do not hold for them.
  const areNamed = timetable.isFree.some((_, team) => ofTeam[team] !== undefined);
  const byTeams = areNamed ? teamLimits(timetable, timetable.minutesPerMatch + timetable.rest, 2) : [];
  const limits = [...onCourts, ...byTeams];
  const endOf = (count: number, most: number) =>
    earliestEnd(timetable, from, count, [...limits, restLimit(timetable, most)]);
  const together = endOf(
    matches,
    pairs.reduce((sum, ofOne) => sum + ofOne, 0),
  );
  const found: OneBound[] = [{ end: together, reason: () => ({ kind: 'teams', matches }) }];
  ofGroup.forEach((count, group) => {
    const end = endOf(count, pairs[group] ?? 0);
    found.push({ end, reason: () => ({ kind: 'group', group, matches: count }) });
  });
  return found;
}

function boundByTeams(
  timetable: Timetable,
  { from }: Phase,
  { ofTeam }: Counts,
  onCourts: Limit[],
): OneBound[] {
  const limits = [...onCourts, restLimit(timetable, 1)];
  // Most teams are always present, so the earliest ends of their matches are the same and are computed once.
  const always = earliestEnds(timetable, from, Math.max(0, ...ofTeam.filter(Boolean)), limits);
  const endOf = (team: number, matches: number) => {
    const isThere = timetable.isFree[team] ?? null;
    if (isThere === null) return always[matches - 1] ?? from;
    const alone = { minutes: 1, most: (time: number) => (isThere[time] ? 1 : 0) };
    return earliestEnd(timetable, from, matches, [...limits, alone]);
  };
  const found: OneBound[] = [];
  ofTeam.forEach((matches, team) => {
    if (team < timetable.isFree.length)
      found.push({ end: endOf(team, matches), reason: () => ({ kind: 'team', team, matches }) });
  });
  return found;
}

/**
 * The bound for one group alone on one court: no order leaves more than ⌊(n - 3)/2⌋ other matches between any two of a team, so a longer
 * rest takes minutes in which no match is played.
 */
function boundOfOneCourt(
  timetable: Timetable,
  { matches: { length: matches }, from }: Phase,
  { ofGroup, ofTeam }: Counts,
  onCourts: Limit[],
): OneBound[] {
  const { times, slotsAt, minutesPerMatch, minutesApart, rest } = timetable;
  const groups = Object.keys(ofGroup);
  const teams = Object.keys(ofTeam).length;
  const isOneGroup = groups.length === 1 && teams > 2 && matches === (teams * (teams - 1)) / 2;
  const isNeverClosed = times.every(
    (start, time) => time === 0 || start - (times[time - 1] ?? 0) <= minutesApart,
  );
  if (!isOneGroup || !isNeverClosed || slotsAt.some((free) => free.length !== 1)) return [];
  const idle = minutesPerMatch + rest - Math.floor((teams - 1) / 2) * minutesApart;
  if (idle <= 0) return [];
  const last = earliestEnd(timetable, from, matches, onCourts) - minutesPerMatch + idle;
  const end = (times[firstTimeFrom(times, last)] ?? Infinity) + minutesPerMatch;
  return [{ end, reason: () => ({ kind: 'group', group: Number(groups[0]), matches }) }];
}

/**
 * The minute before which no plan of the groups ends. It considers the courts, each team's matches with their rest, each group, and all
 * teams together.
 */
export function boundGroups(timetable: Timetable, phase: Phase): PhaseBound {
  const counts: Counts = {
    ofGroup: countBy(phase, (match) => [timetable.matches[match]?.group ?? 0]),
    ofTeam: countBy(phase, (match) => timetable.matches[match]?.teams ?? []),
    pairs: pairsOfGroups(timetable, phase),
  };
  const onCourts = courtLimits(timetable, null);
  const bounds = [
    ...boundByCourts(timetable, phase),
    ...boundByReferees(timetable, phase, onCourts),
    ...boundByRest(timetable, phase, counts, onCourts),
    ...boundByTeams(timetable, phase, counts, onCourts),
    ...boundOfOneCourt(timetable, phase, counts, onCourts),
  ];
  return latestBound(bounds, phase);
}
