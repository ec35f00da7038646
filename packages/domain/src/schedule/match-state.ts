import { hasScore, type OfCup } from '../cup/outcome';
import type { Match, StoredMatchState } from '../cup/records';
import type { SideScore, Sides } from '../cup/sides';
import { instantOf } from '../cup/time-zone';
import type { Clock, ScheduledMatch } from './kick-off';

/**
 * The state of a match at an instant. The record (its log, or a score) comes first: `live`, `finished`, `postponed`, `abandoned`.
 * Otherwise it follows from the clock: `scheduled` until its kick-off; then `due`, because halls run late and nobody has entered its
 * beginning; `awaiting-result` once its planned length is over, plus a quarter of an hour for the delay. Where results are not shown, nobody
 * waits for one, and the match is `finished` then.
 */
export type MatchState = StoredMatchState | 'due' | 'awaiting-result';

/** The fields that the state of a match depends on; every match record and every match of the web app has them. */
export interface TimedMatch
  extends ScheduledMatch, Sides<Pick<SideScore, 'goals'>>, Pick<Match, 'state' | 'stageId'>, OfCup {}

/** The number of minutes that a match may take where no length was planned: two halves, the break, extra time and a shoot-out. */
const UNPLANNED_MINUTES = 120;
/** The number of minutes by which a hall may be late, so that a match may still be in progress after its planned end. */
const MINUTES_LATE = 15;

/** How long after its kick-off a match may still be played, in milliseconds. */
function longestPlay(match: TimedMatch, { minutesOf }: Clock): number {
  return (minutesOf ? minutesOf(match) + MINUTES_LATE : UNPLANNED_MINUTES) * 60_000;
}

/** The instant (milliseconds) at which a match kicks off. */
export function kickOffOf({ date, time }: ScheduledMatch, { timeZone }: Clock): number {
  return instantOf(date, time, timeZone);
}

/** The state of the match at the instant of the clock. */
export function matchStateAt(match: TimedMatch, clock: Clock): MatchState {
  // A match whose score is not shown is over by its state alone.
  if (hasScore(match) || (match.shown && match.state === 'finished')) return 'finished';
  if (match.state !== 'scheduled' && match.state !== 'finished') return match.state;
  const sinceKickOff = clock.now - kickOffOf(match, clock);
  if (sinceKickOff >= longestPlay(match, clock))
    return match.shown === 'no-results' ? 'finished' : 'awaiting-result';
  return sinceKickOff >= 0 ? 'due' : 'scheduled';
}

/** The next instant (milliseconds) at which the clock alone changes the state of one of the matches; null when there is none. */
export function nextChangeOfState(matches: readonly TimedMatch[], clock: Clock): number | null {
  let next = Infinity;
  for (const match of matches) {
    if (hasScore(match) || match.state !== 'scheduled') continue;
    const kickOff = kickOffOf(match, clock);
    const turn = kickOff > clock.now ? kickOff : kickOff + longestPlay(match, clock);
    if (turn > clock.now && turn < next) next = turn;
  }
  return next === Infinity ? null : next;
}

/** The largest possible distance, in any time zone, between a time on a date and the midnight in UTC with which the date begins. */
const ANY_TIME_ANYWHERE = 48 * 3_600_000;

/** Whether the match kicks off within `before` milliseconds or kicked off at most `after` milliseconds ago. */
export function isNearKickOff(
  match: ScheduledMatch,
  clock: Clock,
  { before, after }: { readonly before: number; readonly after: number },
): boolean {
  // A date that is far away needs no time zone, and the first use of a time zone takes a phone a noticeable moment.
  const sinceDate = clock.now - Date.parse(match.date);
  if (sinceDate < -before - ANY_TIME_ANYWHERE || sinceDate > after + ANY_TIME_ANYWHERE) return false;
  const sinceKickOff = clock.now - kickOffOf(match, clock);
  return sinceKickOff >= -before && sinceKickOff <= after;
}
