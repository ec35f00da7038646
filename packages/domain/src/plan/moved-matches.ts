import type { Match } from '../cup/records';
import { nameKey } from '../cup/text/name-key';
import { placesOf, type Plan } from './find-plan';
import type { KeptRecords } from './kept-records';
import { minuteOf } from './timetable/minutes';
import { firstDateOf } from './timetable/slots';

/**
 * The matches that are in a cup already, have not begun, and would get another time or court from a plan. Moves on the day are lost with
 * them.
 */
export function findMovedMatches(plan: Plan, { matches }: Pick<KeptRecords, 'matches'>): Match[] {
  const { time } = plan.settings;
  const fixed = new Set(plan.fixed.map(({ match }) => match));
  return placesOf(plan).flatMap((place, index) => {
    const match = matches[index];
    if (!match || !place || fixed.has(index)) return [];
    const isAtSameTime = place.start === minuteOf(match.date, match.time, firstDateOf(time));
    const court = time.courts[place.court ?? -1]?.name ?? '';
    return isAtSameTime && nameKey(court) === nameKey(match.location) ? [] : [match];
  });
}
