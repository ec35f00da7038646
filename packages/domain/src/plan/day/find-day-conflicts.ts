import type { Match } from '../../cup/records';
import { nameKey } from '../../cup/text/name-key';
import type { PlanSettings } from '../settings';
import { absencesOf, isAway } from '../timetable/absences';
import { dateAndTimeOf, minuteOf, minutesOf } from '../timetable/minutes';
import { firstDateOf, freeTimesOf } from '../timetable/slots';

/** The times of day between which a court is open, without the breaks; `HH:MM`. */
interface OpenTime {
  readonly from: string;
  readonly to: string;
}

/**
 * What a match breaks by its own time and court. `court-closed`: the court is not open for the whole match; `open` lists the times at which
 * it is open on that day. `wish`: a team wishes to begin later or to be done sooner (an index of the settings' wishes). `past-midnight`: the
 * match is not over on its day.
 */
export type DayConflict =
  | {
      readonly kind: 'court-closed';
      readonly matchId: string;
      readonly location: string;
      readonly open: readonly OpenTime[];
    }
  | { readonly kind: 'wish'; readonly matchId: string; readonly teamId: string; readonly wish: number }
  | { readonly kind: 'past-midnight'; readonly matchId: string };

/** The times at which a court of the plan is open on a date; null where the plan does not know the court or the day. */
function openTimesOf({ time }: PlanSettings, location: string, date: string): readonly OpenTime[] | null {
  const day = time.days.findIndex((known) => known.date === date);
  const court = time.courts.findIndex(({ name }) => nameKey(name) === nameKey(location));
  if (court === -1 || day === -1) return null;
  const timeOf = (minute: number) => dateAndTimeOf(minute, firstDateOf(time)).time;
  return (freeTimesOf(time)[court] ?? [])
    .filter((free) => free.day === day)
    .map(({ from, until }) => ({ from: timeOf(from), to: timeOf(until) }));
}

function findClosedCourt(match: Match, settings: PlanSettings, minutes: number): DayConflict[] {
  const { matchId, location, date, time } = match;
  const open = openTimesOf(settings, location, date);
  const start = minutesOf(time);
  const isOpen = open?.some(({ from, to }) => minutesOf(from) <= start && start + minutes <= minutesOf(to));
  return open === null || isOpen ? [] : [{ kind: 'court-closed', matchId, location, open }];
}

function findBrokenWishes(
  match: Match,
  settings: PlanSettings,
  minutes: number,
  teamIds: readonly string[],
): DayConflict[] {
  const { matchId, date, time } = match;
  const start = minuteOf(date, time, firstDateOf(settings.time));
  return absencesOf(settings, settings.wishes).flatMap((absence): DayConflict[] => {
    const teamId = settings.teams[absence.team]?.teamId ?? '';
    if (!teamIds.includes(teamId) || !isAway(absence, { start, end: start + minutes })) return [];
    return [{ kind: 'wish', matchId, teamId, wish: absence.wish }];
  });
}

/**
 * Finds what matches break by their own time and court, in the order of the matches.
 *
 * @param settingsOf - The settings of the published plan for a match; null where there are none, and then only midnight counts.
 * @param lengthOf - The length of a match in minutes.
 */
export function findDayConflicts(
  matches: readonly Match[],
  settingsOf: (match: Match) => PlanSettings | null,
  lengthOf: (match: Match) => number,
  teamsOf: (match: Match) => readonly string[],
): DayConflict[] {
  return matches.flatMap((match): DayConflict[] => {
    const settings = settingsOf(match);
    const minutes = lengthOf(match);
    const isOver = minutesOf(match.time) + minutes <= 24 * 60;
    return [
      ...(isOver ? [] : [{ kind: 'past-midnight', matchId: match.matchId } as const]),
      ...(settings ? findClosedCourt(match, settings, minutes) : []),
      ...(settings ? findBrokenWishes(match, settings, minutes, teamsOf(match)) : []),
    ];
  });
}
