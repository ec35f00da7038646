import type { Fixtures, PlanMatch, PlanSide } from '../format/derive-matches';
import { isFinalOfCup, type PlanSettings, type PlanWish } from '../settings';
import { absencesOf, presenceOf, type Absence } from './absences';
import { minutesApart, openingsOf, slotsOf, type Opening, type Slot } from './slots';

/** A match that stays where it is, because it was played or somebody fixed it; minutes as in `Slot`. */
export interface FixedMatch {
  readonly match: number;
  readonly start: number;
  /** The index of the court; null when it is on none of the plan's courts. */
  readonly court: number | null;
}

/** The facts about a match that a timetable needs. */
interface TimetableMatch {
  /** The teams that are named in the match; in further groups the places, numbered after the teams. */
  readonly teams: readonly number[];
  /** The matches that have to be over before, because they decide which teams are in the match. */
  readonly after: readonly number[];
  readonly isKnockout: boolean;
  readonly isFinal: boolean;
  readonly group: number | null;
  readonly turn: number;
  /** The courts that the match may be on; null for all. */
  readonly courts: readonly boolean[] | null;
  readonly fixed: FixedMatch | null;
}

/** The problem that a timetable solves: the place and time of each match. All minutes count from midnight of the first day. */
export interface Timetable {
  readonly matches: readonly TimetableMatch[];
  readonly slots: readonly Slot[];
  /** The times at which each court is free. */
  readonly openings: readonly (readonly Opening[])[];
  /** For each team, the times at which it may not begin a match. */
  readonly absences: readonly (readonly Absence[])[];
  /** The minutes at which any slot begins, in order. */
  readonly times: readonly number[];
  /** For each time, the indexes of its slots that no fixed match takes. */
  readonly slotsAt: readonly (readonly number[])[];
  /** The number of teams, and of places that play in further groups like teams. */
  readonly teamCount: number;
  readonly minutesPerMatch: number;
  /** The time from the beginning of a match to that of the next on its court. */
  readonly minutesApart: number;
  /** The time from the end of a team's match to its next. */
  readonly rest: number;
  /** The time from the end of the last group match to the knockout. */
  readonly pause: number;
  /** For each team, whether it may play at each time; null when it may play at any time. */
  readonly isFree: readonly (readonly boolean[] | null)[];
  /**
   * For each time, the largest number of group matches that may be played at once, because each match needs a third team as its referee;
   * null for any number.
   */
  readonly atOnce: readonly number[] | null;
}

/** The demands on a timetable. Each may be left out to find out which one prevents a plan. */
export interface Demands {
  readonly wishes: readonly PlanWish[];
  readonly rest: number;
  readonly pause: number;
  readonly overtime: number;
}

/** What a timetable is made for. The `fixed` matches stay, and no other match may collide with them. */
export interface PlanProblem {
  readonly settings: PlanSettings;
  readonly fixtures: Fixtures;
  readonly fixed: readonly FixedMatch[];
  readonly demands: Demands;
}

/** Numbers the teams of matches, and after them the places that play in further groups like teams. */
function numberTeams({ teams }: PlanSettings, { matches }: Fixtures) {
  const places = new Map<string, number>();
  const numberOf = (side: PlanSide, { group }: PlanMatch): number[] => {
    if (side.kind === 'team') return [side.team];
    if (group === null) return [];
    const place = Object.values(side).join(' ');
    const number = places.get(place) ?? teams.length + places.size;
    places.set(place, number);
    return [number];
  };
  const numbers = matches.map((match) =>
    [match.local, match.visitor].flatMap((side) => numberOf(side, match)),
  );
  return { numbers, count: teams.length + places.size };
}

/**
 * The matches that have to be over before the match: those that decide who is in it. Further groups follow the first ones as the knockout does,
 * and the knockout then waits for all their matches.
 */
export function matchesBefore(match: PlanMatch, { matches, places }: Fixtures): number[] {
  const sides = [match.local, match.visitor];
  const isOfFurther = (side: PlanSide) =>
    (side.kind === 'group-place' && (places[side.group]?.length ?? 0) > 0) ||
    (side.kind === 'best-of-place' && side.stage !== 'groups');
  const further = sides.some(isOfFurther)
    ? matches.flatMap(({ stage }, index) => (stage === 'second-groups' ? [index] : []))
    : [];
  return [...sides.flatMap((side) => ('match' in side ? [side.match] : [])), ...further];
}

function courtsOf(match: PlanMatch, courtCount: number, wishes: readonly PlanWish[]): boolean[] | null {
  for (const wish of wishes) {
    if (wish.kind !== 'courts' || wish.stage !== match.stage) continue;
    return Array.from({ length: courtCount }, (_, court) => wish.courts.includes(court));
  }
  return null;
}

function freeTimes(
  settings: PlanSettings,
  wishes: readonly PlanWish[],
  times: readonly number[],
): (readonly boolean[] | null)[] {
  const isPresent = presenceOf(settings, wishes);
  const withWishes = new Set(wishes.flatMap((wish) => ('team' in wish ? [wish.team] : [])));
  return settings.teams.map((_, team) =>
    withWishes.has(team) ? times.map((start) => isPresent(team, start)) : null,
  );
}

/** A match with a referee keeps three teams busy. */
export const TEAMS_OF_A_REFEREED_MATCH = 3;

function matchesAtOnce(
  times: readonly number[],
  isFree: readonly (readonly boolean[] | null)[],
): readonly number[] {
  return times.map((_, time) => {
    const present = isFree.filter((free) => free === null || free[time]).length;
    return Math.floor(present / TEAMS_OF_A_REFEREED_MATCH);
  });
}

function isTaken(slot: Slot, fixed: readonly FixedMatch[], { time }: PlanSettings): boolean {
  return fixed.some(
    ({ court, start }) => court === slot.court && Math.abs(start - slot.start) < minutesApart(time),
  );
}

function matchesOf({ settings, fixtures, fixed, demands }: PlanProblem): TimetableMatch[] {
  const fixedOf = new Map(fixed.map((entry) => [entry.match, entry]));
  const { numbers } = numberTeams(settings, fixtures);
  return fixtures.matches.map((match, index) => ({
    teams: numbers[index] ?? [],
    after: matchesBefore(match, fixtures),
    isKnockout: match.stage !== 'groups',
    isFinal: isFinalOfCup(match.stage),
    group: match.group,
    turn: match.turn,
    courts: courtsOf(match, settings.time.courts.length, demands.wishes),
    fixed: fixedOf.get(index) ?? null,
  }));
}

/** Sets up the timetable of a problem with the slots of the grid, or with `slots` in their place. */
export function timetableOf(
  problem: PlanProblem,
  slots: readonly Slot[] = slotsOf(problem.settings.time, problem.demands.overtime),
): Timetable {
  const { settings, fixed, demands } = problem;
  const times: number[] = [];
  const slotsAt: number[][] = [];
  for (const [index, slot] of slots.entries()) {
    if (slot.start !== times.at(-1)) {
      times.push(slot.start);
      slotsAt.push([]);
    }
    if (!isTaken(slot, fixed, settings)) slotsAt.at(-1)?.push(index);
  }
  const isFree = freeTimes(settings, demands.wishes, times);
  const hasReferees = demands.wishes.some(({ kind }) => kind === 'referees');
  const absences = absencesOf(settings, demands.wishes);
  return {
    matches: matchesOf(problem),
    slots,
    openings: openingsOf(settings.time, demands.overtime),
    absences: settings.teams.map((_, team) => absences.filter((absence) => absence.team === team)),
    times,
    slotsAt,
    teamCount: numberTeams(settings, problem.fixtures).count,
    minutesPerMatch: settings.time.minutesPerMatch,
    minutesApart: minutesApart(settings.time),
    rest: demands.rest,
    pause: demands.pause,
    isFree,
    atOnce: hasReferees ? matchesAtOnce(times, isFree) : null,
  };
}
