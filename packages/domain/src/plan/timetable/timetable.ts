import type { Fixtures, PlanMatch, PlanSide } from '../format/derive-matches';
import type { PlanSettings, PlanWish } from '../settings';
import { presenceOf } from './absences';
import { minutesApart, slotsOf, type Slot } from './slots';

/** A match that stays where it is, because it was played or somebody has fixed it; minutes as in `Slot`. */
export interface FixedMatch {
  readonly match: number;
  readonly start: number;
  /** The index of the court; null where it is played on none of those of the plan. */
  readonly court: number | null;
}

/** What a timetable has to know of a match. */
export interface TimetableMatch {
  /** The teams that are named in it. */
  readonly teams: readonly number[];
  /** The matches that decide who is in it. */
  readonly after: readonly number[];
  readonly isKnockout: boolean;
  /** The final begins when everything else has begun. */
  readonly isLast: boolean;
  readonly group: number | null;
  readonly turn: number;
  /** Which courts it may be on; null: all. */
  readonly courts: readonly boolean[] | null;
  readonly fixed: FixedMatch | null;
}

/** The question that a timetable answers: which match is where and when. All minutes count from midnight of the first day. */
export interface Timetable {
  readonly matches: readonly TimetableMatch[];
  readonly slots: readonly Slot[];
  /** The minutes at which any slot begins, in order. */
  readonly times: readonly number[];
  /** The indexes of the slots at each time that no fixed match takes. */
  readonly slotsAt: readonly (readonly number[])[];
  readonly teamCount: number;
  readonly minutesPerMatch: number;
  /** From the beginning of a match to that of the next on its court. */
  readonly minutesApart: number;
  /** From the end of a team's match to its next. */
  readonly rest: number;
  /** From the end of the last group match to the knockout. */
  readonly pause: number;
  /** Whether a team may play at each time, by team; null: at any. */
  readonly isFree: readonly (readonly boolean[] | null)[];
  /** How many group matches there may be at once at each time, because each wants a third team; null: any number. */
  readonly atOnce: readonly number[] | null;
}

/** What a timetable keeps to; each may be left out to learn what stands in the way. */
export interface Demands {
  readonly wishes: readonly PlanWish[];
  readonly rest: number;
  readonly pause: number;
  readonly overtime: number;
}

function teamOf(side: PlanSide): number[] {
  return side.kind === 'team' ? [side.team] : [];
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

/**
 * The timetable to be found for fixtures; `fixed` matches stay, and nothing else is put in their way. `slots`: where matches may be,
 * if not on the grid of the courts.
 */
export function timetableOf(
  settings: PlanSettings,
  fixtures: Fixtures,
  fixed: readonly FixedMatch[],
  demands: Demands,
  slots: readonly Slot[] = slotsOf(settings.time, demands.overtime),
): Timetable {
  const times = [...new Set(slots.map(({ start }) => start))];
  const slotsAt: number[][] = times.map(() => []);
  const timeIndex = new Map(times.map((start, index) => [start, index]));
  for (const [index, slot] of slots.entries()) {
    if (!isTaken(slot, fixed, settings)) slotsAt[timeIndex.get(slot.start) ?? 0]?.push(index);
  }
  const isFree = freeTimes(settings, demands.wishes, times);
  const hasReferees = demands.wishes.some(({ kind }) => kind === 'referees');
  const fixedOf = new Map(fixed.map((entry) => [entry.match, entry]));
  const matches = fixtures.matches.map((match, index) => ({
    teams: [...teamOf(match.local), ...teamOf(match.visitor)],
    after: [...sourceOf(match.local), ...sourceOf(match.visitor)],
    isKnockout: match.group === null,
    isLast: match.stage === 'final',
    group: match.group,
    turn: match.turn,
    courts: courtsOf(match, settings.time.courts.length, demands.wishes),
    fixed: fixedOf.get(index) ?? null,
  }));
  return {
    matches,
    slots,
    times,
    slotsAt,
    teamCount: settings.teams.length,
    minutesPerMatch: settings.time.minutesPerMatch,
    minutesApart: minutesApart(settings.time),
    rest: demands.rest,
    pause: demands.pause,
    isFree,
    atOnce: hasReferees ? matchesAtOnce(times, isFree) : null,
  };
}
