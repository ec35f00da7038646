import type { Fixtures, PlanMatch, PlanSide } from '../format/derive-matches';
import { isFinalOfCup, lengthOfStep, type PlanBreak, type PlanSettings, type PlanWish } from '../settings';
import { absencesOf, isAway, type Absence } from './absences';
import { phasesOf } from './phases';
import { freeTimesOf, openingsOf, type Opening, type Slot } from './slots';

/** A match that stays where it is, because it was played or somebody fixed it; minutes as in `Slot`. */
export interface FixedMatch {
  readonly match: number;
  readonly start: number;
  /** The index of the court; null when it is on none of the plan's courts. */
  readonly court: number | null;
}

/** What the matches of a step have in common. */
export interface MatchTimes {
  /** The length of a match. */
  readonly minutes: number;
  /** The times at which each court lets a match begin. */
  readonly openings: readonly (readonly Opening[])[];
  /** Whether each match needs a team as its referee. */
  readonly isRefereed: boolean;
}

/** The facts about a match that a timetable needs. */
interface TimetableMatch extends MatchTimes {
  /** The teams that are named in the match. In further groups, those that come from a place: it has a number after those of the teams. */
  readonly teams: readonly number[];
  /** The matches that decide which teams are in the match. */
  readonly after: readonly number[];
  readonly phase: number;
  readonly isKnockout: boolean;
  readonly isFinal: boolean;
  readonly group: number | null;
  readonly turn: number;
  /** The courts that the match may be on; null for all. */
  readonly courts: readonly boolean[] | null;
  readonly fixed: FixedMatch | null;
}

/** What each timetable has to keep. All minutes count from midnight of the first day. */
export interface Rules {
  readonly matches: readonly TimetableMatch[];
  readonly courtCount: number;
  /** The number of teams, and of places that are played for in groups like teams. */
  readonly teamCount: number;
  /** For each team, the times at which it is away. */
  readonly absences: readonly (readonly Absence[])[];
  /** The first minute at which a court is open. */
  readonly firstMinute: number;
  /** The time on a court from the end of a match to the next. */
  readonly minutesBetween: number;
  /** The time from the end of a team's match to its next. */
  readonly rest: number;
  /** The time from the end of a phase to the next. */
  readonly pause: number;
}

/** The problem that a timetable solves for matches of one length: the place and time of each. */
export interface Timetable extends Rules {
  readonly slots: readonly Slot[];
  /** The times at which each court is free. */
  readonly openings: readonly (readonly Opening[])[];
  /** The minutes at which any slot begins, in order. */
  readonly times: readonly number[];
  /** For each time, the indexes of its slots that no fixed match takes. */
  readonly slotsAt: readonly (readonly number[])[];
  readonly minutesPerMatch: number;
  /** The time from the beginning of a match to that of the next on its court. */
  readonly minutesApart: number;
  /** For each team, whether it may play at each time; null when it may play at any time. */
  readonly isFree: readonly (readonly boolean[] | null)[];
  /**
   * For each time, the largest number of matches that may be played at once, because each match needs a third team as its referee; null for
   * any number.
   */
  readonly atOnce: readonly number[] | null;
}

/** The demands on a timetable. Each may be left out to find out which one prevents a plan. */
export interface Demands {
  readonly wishes: readonly PlanWish[];
  readonly rest: number;
  readonly pause: number;
  readonly breaks: readonly PlanBreak[];
  /** For each step, the only day (an index) of its matches. */
  readonly days: readonly (number | undefined)[];
  readonly overtime: number;
}

/** What a timetable is made for. The `fixed` matches stay, and no other match may collide with them. */
export interface PlanProblem {
  readonly settings: PlanSettings;
  readonly fixtures: Fixtures;
  readonly fixed: readonly FixedMatch[];
  readonly demands: Demands;
}

function sourceOf(side: PlanSide): number[] {
  return side.kind === 'match-winner' || side.kind === 'match-loser' ? [side.match] : [];
}

function courtsOf(match: PlanMatch, courtCount: number, wishes: readonly PlanWish[]): boolean[] | null {
  for (const wish of wishes) {
    if (wish.kind !== 'courts' || wish.stage !== match.stage) continue;
    return Array.from({ length: courtCount }, (_, court) => wish.courts.includes(court));
  }
  return null;
}

/** Numbers the teams of matches, and the places of groups that play further groups. */
function numberTeams({ teams }: PlanSettings) {
  const places = new Map<string, number>();
  const numbersOf = (side: PlanSide, { group }: PlanMatch): number[] => {
    if (side.kind === 'team') return [side.team];
    if (group === null) return [];
    const place = Object.values(side).join(' ');
    const number = places.get(place) ?? teams.length + places.size;
    places.set(place, number);
    return [number];
  };
  return { numbersOf, count: () => teams.length + places.size };
}

/** What the matches of each step have in common. The teams of later steps are not known, so nobody can referee there. */
function timesOfSteps({ settings, demands }: PlanProblem): MatchTimes[] {
  const { time, format } = settings;
  const { wishes, breaks, days, overtime } = demands;
  const hasReferees = wishes.some(({ kind }) => kind === 'referees');
  const free = freeTimesOf({ ...time, breaks }, overtime);
  const known = new Map<string, Opening[][]>();
  return format.steps.map(({ kind }, step) => {
    const minutes = lengthOfStep(settings, step);
    // Steps that differ in nothing have the same openings, so that they are bounded together.
    const key = `${minutes} ${days[step]}`;
    const openings = known.get(key) ?? openingsOf(free, minutes, days[step]);
    known.set(key, openings);
    return { minutes, openings, isRefereed: hasReferees && kind === 'groups' && step === 0 };
  });
}

const NO_TIMES: MatchTimes = { minutes: 0, openings: [], isRefereed: false };

/** The rules of a problem. */
export function rulesOf(problem: PlanProblem): Rules {
  const { settings, fixtures, fixed, demands } = problem;
  const { wishes, rest, pause } = demands;
  const courtCount = settings.time.courts.length;
  const fixedOf = new Map(fixed.map((entry) => [entry.match, entry]));
  const phases = phasesOf(settings.format.steps);
  const times = timesOfSteps(problem);
  const { numbersOf, count } = numberTeams(settings);
  const matches = fixtures.matches.map((match, index): TimetableMatch => {
    const sides = [match.local, match.visitor];
    const { minutes, openings, isRefereed } = times[match.step] ?? NO_TIMES;
    return {
      minutes,
      openings,
      isRefereed,
      teams: sides.flatMap((side) => numbersOf(side, match)),
      after: sides.flatMap(sourceOf),
      phase: phases[match.step] ?? 0,
      isKnockout: match.group === null,
      isFinal: isFinalOfCup(match.stage),
      group: match.group,
      turn: match.turn,
      courts: courtsOf(match, courtCount, wishes),
      fixed: fixedOf.get(index) ?? null,
    };
  });
  const absences = absencesOf(settings, wishes);
  const firsts = times.flatMap(({ openings }) => openings.map(([first]) => first?.from ?? Infinity));
  return {
    matches,
    courtCount,
    teamCount: count(),
    absences: settings.teams.map((_, team) => absences.filter((absence) => absence.team === team)),
    firstMinute: Math.min(...firsts),
    minutesBetween: settings.time.minutesBetween,
    rest,
    pause,
  };
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

/** Sets up the timetable for matches of one length, with the slots in which they may be. */
export function timetableOf(
  rules: Rules,
  { minutes, openings, isRefereed }: MatchTimes,
  slots: readonly Slot[],
): Timetable {
  const { matches, minutesBetween } = rules;
  const fixed = matches.flatMap((match) => (match.fixed ? [{ ...match.fixed, minutes: match.minutes }] : []));
  const isTaken = ({ court, start }: Slot) =>
    fixed.some(
      (other) =>
        other.court === court &&
        start < other.start + other.minutes + minutesBetween &&
        other.start < start + minutes + minutesBetween,
    );
  const times: number[] = [];
  const slotsAt: number[][] = [];
  for (const [index, slot] of slots.entries()) {
    if (slot.start !== times.at(-1)) {
      times.push(slot.start);
      slotsAt.push([]);
    }
    if (!isTaken(slot)) slotsAt.at(-1)?.push(index);
  }
  const isFree = rules.absences.map((ofTeam) =>
    ofTeam.length === 0
      ? null
      : times.map((start) => !ofTeam.some((absence) => isAway(absence, { start, end: start + minutes }))),
  );
  return {
    ...rules,
    slots,
    openings,
    times,
    slotsAt,
    minutesPerMatch: minutes,
    minutesApart: minutes + minutesBetween,
    isFree,
    atOnce: isRefereed ? matchesAtOnce(times, isFree) : null,
  };
}
