import type { Match } from '../cup/records';
import { compareText } from '../cup/text/text';

/** The fields of a match that the schedule needs; every match record and view has them. */
export interface ScheduledMatch {
  readonly matchId: string;
  readonly date: string;
  readonly time: string;
  readonly matchNumber?: number | null;
}

/** The clock that decides the states of matches: the time zone of their tournament and the present instant (milliseconds). */
export interface Clock {
  readonly timeZone: string;
  readonly now: number;
  /** The length of a match by its rules, in minutes (cup/usual-minutes.ts); left out where it is not known. */
  readonly minutesOf?: (match: Pick<Match, 'stageId'>) => number;
}

export interface DayOfMatches<M> {
  readonly date: string;
  readonly matches: readonly M[];
}

/** Orders matches by date, time and number; matches without a number come first, by id. */
export function compareByKickOff(a: ScheduledMatch, b: ScheduledMatch): number {
  return (
    compareText(a.date, b.date) ||
    compareText(a.time, b.time) ||
    (a.matchNumber ?? 0) - (b.matchNumber ?? 0) ||
    compareText(a.matchId, b.matchId)
  );
}

/** The matches of each day on which there are matches; days and matches are in order. */
export function matchesByDate<M extends ScheduledMatch>(matches: readonly M[]): DayOfMatches<M>[] {
  const days = new Map<string, M[]>();
  for (const match of [...matches].sort(compareByKickOff)) {
    const day = days.get(match.date);
    if (day) day.push(match);
    else days.set(match.date, [match]);
  }
  return [...days].map(([date, ofDay]) => ({ date, matches: ofDay }));
}
