import { instantOf } from '../cup/time-zone';
import { placesOf, type Plan } from './find-plan';
import { dateAndTimeOf } from './timetable/minutes';
import { firstDateOf } from './timetable/slots';

/** A match (an index) that a plan would put into the past, with its date and the minute at which it would begin. */
export interface PastMatch {
  readonly match: number;
  readonly date: string;
  readonly start: number;
}

/** The matches that would begin before `now` by the clocks of the time zone. Fixed matches are left out, because they do not move. */
export function findPastMatches(plan: Plan, timeZone: string, now: number): PastMatch[] {
  const first = firstDateOf(plan.settings.time);
  const fixed = new Set(plan.fixed.map(({ match }) => match));
  return placesOf(plan).flatMap((place, match): PastMatch[] => {
    if (!place || fixed.has(match)) return [];
    const { date, time } = dateAndTimeOf(place.start, first);
    return instantOf(date, time, timeZone) < now ? [{ match, date, start: place.start }] : [];
  });
}
