import type { PlanSettings, PlanWish } from '../settings';
import { minuteOf, minutesOf } from './minutes';
import { firstDateOf } from './slots';

/** A time at which a team is away, because of a wish (an index): from minute `from` on and before `until`. */
export interface Absence {
  readonly wish: number;
  readonly team: number;
  readonly from: number;
  readonly until: number;
}

/** A match by the minutes at which it begins and is over. */
export interface Played {
  readonly start: number;
  readonly end: number;
}

const DAY_MINUTES = 1_440;

/** The times that the wishes of the teams exclude, as minutes from midnight of the first day. */
export function absencesOf({ time }: Pick<PlanSettings, 'time'>, wishes: readonly PlanWish[]): Absence[] {
  const first = firstDateOf(time);
  return wishes.flatMap((entry, wish) => {
    if (entry.kind !== 'not-before' && entry.kind !== 'not-after') return [];
    return time.days.flatMap(({ date }, day): Absence[] => {
      if (entry.day !== null && entry.day !== day) return [];
      const midnight = minuteOf(date, '00:00', first);
      const limit = midnight + minutesOf(entry.time);
      return entry.kind === 'not-before'
        ? [{ wish, team: entry.team, from: midnight, until: limit }]
        : [{ wish, team: entry.team, from: limit, until: midnight + DAY_MINUTES }];
    });
  });
}

/** Whether a team is away during a part of a match. */
export function isAway({ from, until }: Absence, { start, end }: Played): boolean {
  return start < until && end > from;
}

/** Whether two matches are played at the same time, at least in part. */
export function areAtOnce(one: Played, other: Played): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Returns a function that tells whether a team may play a match. */
export function presenceOf(
  settings: Pick<PlanSettings, 'time'>,
  wishes: readonly PlanWish[],
): (team: number, match: Played) => boolean {
  const ofTeam = new Map<number, Absence[]>();
  for (const absence of absencesOf(settings, wishes)) {
    const known = ofTeam.get(absence.team);
    if (known) known.push(absence);
    else ofTeam.set(absence.team, [absence]);
  }
  return (team, match) => !ofTeam.get(team)?.some((absence) => isAway(absence, match));
}
