import type { PlanSettings, PlanWish } from '../settings';
import { minuteOf, minutesOf } from './minutes';
import { firstDateOf } from './slots';

/** A time at which a team may not begin a match, because of a wish (an index): from minute `from` on and before `until`. */
export interface Absence {
  readonly wish: number;
  readonly team: number;
  readonly from: number;
  readonly until: number;
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
      const latest = limit - time.minutesPerMatch;
      return entry.kind === 'not-before'
        ? [{ wish, team: entry.team, from: midnight, until: limit }]
        : [{ wish, team: entry.team, from: latest + 1, until: midnight + DAY_MINUTES }];
    });
  });
}

export function isWithin({ from, until }: Absence, start: number): boolean {
  return start >= from && start < until;
}

/** Returns a function that tells whether a team may begin a match at a minute. */
export function presenceOf(
  settings: Pick<PlanSettings, 'time'>,
  wishes: readonly PlanWish[],
): (team: number, start: number) => boolean {
  const ofTeam = new Map<number, Absence[]>();
  for (const absence of absencesOf(settings, wishes)) {
    const known = ofTeam.get(absence.team);
    if (known) known.push(absence);
    else ofTeam.set(absence.team, [absence]);
  }
  return (team, start) => !ofTeam.get(team)?.some((absence) => isWithin(absence, start));
}
