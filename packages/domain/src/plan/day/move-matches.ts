import type { Cup, Match } from '../../cup/records';
import { allowed, refused, type Result } from '../../cup/result';
import { hasBegun } from '../../cup/outcome';
import { nameKey } from '../../cup/text/name-key';
import { minutesOf } from '../timetable/minutes';

/** The new place and time of a match; date, time and location as the match has them. */
export interface MatchMove {
  readonly matchId: string;
  readonly date: string;
  readonly time: string;
  readonly location: string;
}

function moveOf({ matchId, date, time, location }: Match): MatchMove {
  return { matchId, date, time, location };
}

const DAY_MINUTES = 1_440;

/** The time `minutes` later on the same day, or null when that is another day. */
function laterOn(time: string, minutes: number): string | null {
  const later = minutesOf(time) + minutes;
  if (later < 0 || later >= DAY_MINUTES) return null;
  const [hour, minute] = [Math.floor(later / 60), later % 60].map((part) => String(part).padStart(2, '0'));
  return `${hour}:${minute}`;
}

export interface Shift {
  readonly date: string;
  /** Matches from this time (`HH:MM`) of the day on are moved. */
  readonly time: string;
  /** The number of minutes by which matches are moved; a negative number moves them to an earlier time. */
  readonly minutes: number;
  /** The name of the court whose matches are moved; null for all courts. */
  readonly location: string | null;
}

/**
 * '+10 minutes from here': moves every match of a day from a time on, on one court or on all. Matches that have begun and matches of other
 * days are not moved. Returns null when a match would leave its day.
 */
export function shiftMatches({ matches }: Pick<Cup, 'matches'>, shift: Shift): MatchMove[] | null {
  const court = shift.location === null ? null : nameKey(shift.location);
  const moves: MatchMove[] = [];
  for (const match of matches) {
    if (hasBegun(match) || match.date !== shift.date || match.time < shift.time) continue;
    if (court !== null && nameKey(match.location) !== court) continue;
    const time = laterOn(match.time, shift.minutes);
    if (time === null) return null;
    moves.push({ ...moveOf(match), time });
  }
  return moves;
}

function findMovable({ matches }: Pick<Cup, 'matches'>, matchId: string): Result<Match> {
  const match = matches.find((candidate) => candidate.matchId === matchId);
  if (!match) return refused('match_not_found', 'matchId');
  return hasBegun(match) ? refused('played_match_cannot_be_moved', 'matchId') : allowed(match);
}

/** Two matches change their places: day, time and court. */
export function swapMatches(cup: Pick<Cup, 'matches'>, one: string, other: string): Result<MatchMove[]> {
  const first = findMovable(cup, one);
  if (!first.ok) return first;
  const second = findMovable(cup, other);
  if (!second.ok) return second;
  if (one === other) return allowed([]);
  return allowed([
    { ...moveOf(second.value), matchId: one },
    { ...moveOf(first.value), matchId: other },
  ]);
}

/** Gives one match another time or court on its day. No other match moves. */
export function moveMatch(
  cup: Pick<Cup, 'matches'>,
  matchId: string,
  place: Partial<Pick<MatchMove, 'time' | 'location'>>,
): Result<MatchMove[]> {
  const match = findMovable(cup, matchId);
  return match.ok ? allowed([{ ...moveOf(match.value), ...place }]) : match;
}
