import { compareText } from '../cup/text';
import { instantOf } from '../cup/time-zone';

/** What the schedule needs of a match; every match record and view has it. */
export interface ScheduledMatch {
  readonly matchId: string;
  readonly date: string;
  readonly time: string;
  readonly matchNumber?: number | null;
}

/** The clock that the matches are read by: their tournament's zone and the present instant (milliseconds). */
export interface Clock {
  readonly timeZone: string;
  readonly now: number;
}

export interface DayOfMatches<M> {
  readonly date: string;
  readonly matches: readonly M[];
}

/** How long after kick-off a match counts as running: two halves, the break, extra time and a shoot-out. */
export const RUNNING_MATCH_MILLISECONDS = 2 * 60 * 60 * 1000;

/** Orders matches by date, time and number; matches without a number come first, by id. */
export function compareByKickOff(a: ScheduledMatch, b: ScheduledMatch): number {
  return (
    compareText(a.date, b.date) ||
    compareText(a.time, b.time) ||
    (a.matchNumber ?? 0) - (b.matchNumber ?? 0) ||
    compareText(a.matchId, b.matchId)
  );
}

function kickOff(match: ScheduledMatch, timeZone: string): number {
  return instantOf(match.date, match.time, timeZone);
}

/** The matches that have yet to kick off, the next one first. */
export function upcomingMatches<M extends ScheduledMatch>(matches: readonly M[], clock: Clock): M[] {
  return matches
    .map((match) => ({ match, at: kickOff(match, clock.timeZone) }))
    .filter(({ at }) => at > clock.now)
    .sort((a, b) => a.at - b.at || compareByKickOff(a.match, b.match))
    .map(({ match }) => match);
}

/** Whether the match has kicked off and its time is not over yet. */
export function isRunning(match: ScheduledMatch, clock: Clock): boolean {
  const since = clock.now - kickOff(match, clock.timeZone);
  return since >= 0 && since < RUNNING_MATCH_MILLISECONDS;
}

/** The match that kicked off last: the running one, or else the latest; null before the first kick-off. */
export function runningOrLatestMatch<M extends ScheduledMatch>(
  matches: readonly M[],
  clock: Clock,
): M | null {
  const begun = matches.filter((match) => kickOff(match, clock.timeZone) <= clock.now);
  return begun.sort(compareByKickOff).at(-1) ?? null;
}

/** The matches of each day that has any, days and matches in order. */
export function matchesByDate<M extends ScheduledMatch>(matches: readonly M[]): DayOfMatches<M>[] {
  const days = new Map<string, M[]>();
  for (const match of [...matches].sort(compareByKickOff)) {
    const day = days.get(match.date);
    if (day) day.push(match);
    else days.set(match.date, [match]);
  }
  return [...days].map(([date, ofDay]) => ({ date, matches: ofDay }));
}
