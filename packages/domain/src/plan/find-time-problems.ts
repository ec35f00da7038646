import { isTime, toIsoDate } from '../cup/dates';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { MAX_LOCATION_LENGTH, MIN_LOCATION_LENGTH } from '../cup/limits';
import type { ErrorItem } from '../cup/result';
import { nameKey } from '../cup/text/name-key';
import { findUnreadable } from '../cup/text/readable';
import { countCharacters, visibleText } from '../cup/text/visible-text';
import { instantOf } from '../cup/time-zone';
import { PLAN_LIMITS, lengthOfStep, type PlanSettings, type PlanTime } from './settings';
import { minutesOf } from './timetable/minutes';

export function problem(msg: ErrorCode, path: string): ErrorItem {
  return { msg, path };
}

export function isWholeNumber(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

interface FromTo {
  readonly from: string;
  readonly to: string;
}

function findFromToProblem({ from, to }: FromTo): ErrorCode | null {
  if (!isTime(from) || !isTime(to)) return 'invalid_time_format';
  return minutesOf(to) > minutesOf(from) ? null : 'day_must_end_after_it_begins';
}

/** `shortest` is the length of the shortest matches. */
function findWindowProblem(window: FromTo, shortest: number): ErrorCode | null {
  const found = findFromToProblem(window);
  if (found) return found;
  const length = minutesOf(window.to) - minutesOf(window.from);
  return length < shortest ? 'time_is_too_short_for_a_match' : null;
}

/** Whether the clocks are changed between two times of a day. */
function doClocksChange(date: string, from: string, to: string, timeZone: string): boolean {
  const passed = instantOf(date, to, timeZone) - instantOf(date, from, timeZone);
  return passed !== (minutesOf(to) - minutesOf(from)) * 60_000;
}

function findDayProblems({ days }: PlanTime, shortest: number, timeZone: string): ErrorItem[] {
  if (days.length === 0 || days.length > PLAN_LIMITS.days) return [problem('plan_needs_a_day', 'time.days')];
  return days.flatMap(({ date, from, to }, index) => {
    const path = `time.days.${index}`;
    if (toIsoDate(date) !== date) return [problem('invalid_date_format', `${path}.date`)];
    const before = days[index - 1]?.date;
    if (before !== undefined && before >= date)
      return [problem('days_must_follow_one_another', `${path}.date`)];
    const ofWindow = findWindowProblem({ from, to }, shortest);
    if (ofWindow) return [problem(ofWindow, path)];
    return doClocksChange(date, from, to, timeZone) ? [problem('clocks_change_within_this_time', path)] : [];
  });
}

function findCourtWindowProblems(
  { courts, days }: PlanTime,
  shortest: number,
  timeZone: string,
): ErrorItem[] {
  return courts.flatMap(({ windows }, court) =>
    (windows ?? []).flatMap(({ day, from, to }, index) => {
      const path = `time.courts.${court}.windows.${index}`;
      const date = days[day]?.date;
      if (date === undefined) return [problem('plan_needs_a_day', `${path}.day`)];
      const ofWindow = findWindowProblem({ from, to }, shortest);
      if (ofWindow) return [problem(ofWindow, path)];
      if (doClocksChange(date, from, to, timeZone)) return [problem('clocks_change_within_this_time', path)];
      const doesOverlap = (windows ?? [])
        .slice(0, index)
        .some((other) => other.day === day && other.from < to && from < other.to);
      return doesOverlap ? [problem('court_is_listed_at_overlapping_times', path)] : [];
    }),
  );
}

function findCourtProblems({ courts }: PlanTime): ErrorItem[] {
  if (courts.length === 0 || courts.length > PLAN_LIMITS.courts) {
    return [problem('plan_needs_a_court', 'time.courts')];
  }
  const seen = new Set<string>();
  return courts.flatMap(({ name }, court) => {
    const path = `time.courts.${court}.name`;
    const key = nameKey(name);
    if (key === '') return [problem('please_select_a_location', path)];
    const length = countCharacters(visibleText(name));
    if (length < MIN_LOCATION_LENGTH) return [problem('location_must_be_at_least_3_characters_long', path)];
    if (length > MAX_LOCATION_LENGTH) return [problem('location_must_be_at_most_100_characters_long', path)];
    const unreadable = findUnreadable(name);
    if (unreadable) return [problem(unreadable, path)];
    if (seen.has(key)) return [problem('court_name_already_exists', path)];
    seen.add(key);
    return [];
  });
}

function findLengthProblems(time: PlanTime): ErrorItem[] {
  const fields = ['minutesPerMatch', 'minutesBetween', 'leastRest', 'pauseBeforeKnockout'] as const;
  return fields
    .filter((field) => !isWholeNumber(time[field], PLAN_LIMITS[field][0], PLAN_LIMITS[field][1]))
    .map((field) => problem('minutes_are_out_of_range', `time.${field}`));
}

/** The problems of what steps say of their own matches. */
function findStepProblems({ format, time }: Pick<PlanSettings, 'format' | 'time'>): ErrorItem[] {
  const [least, most] = PLAN_LIMITS.minutesPerMatch;
  return format.steps.flatMap(({ minutesPerMatch, day }, step) => {
    const path = `format.steps.${step}`;
    const isLength = minutesPerMatch === undefined || isWholeNumber(minutesPerMatch, least, most);
    const isDay = day === undefined || isWholeNumber(day, 0, time.days.length - 1);
    return [
      ...(isLength ? [] : [problem('minutes_are_out_of_range', `${path}.minutesPerMatch`)]),
      ...(isDay ? [] : [problem('step_is_on_a_day_that_is_not_there', `${path}.day`)]),
    ];
  });
}

/** A break lies within its day; one of every day, within one of them. */
function findBreakProblems({ breaks = [], days }: PlanTime): ErrorItem[] {
  if (breaks.length > PLAN_LIMITS.breaks) return [problem('plan_has_too_many_breaks', 'time.breaks')];
  return breaks.flatMap(({ day, from, to }, index) => {
    const path = `time.breaks.${index}`;
    if (day !== null && !isWholeNumber(day, 0, days.length - 1))
      return [problem('plan_needs_a_day', `${path}.day`)];
    const ofTimes = findFromToProblem({ from, to });
    if (ofTimes) return [problem(ofTimes, path)];
    const isWithin = days.some(
      (whole, at) => (day === null || day === at) && whole.from <= from && to <= whole.to,
    );
    return isWithin ? [] : [problem('break_is_outside_of_the_day', path)];
  });
}

/** Finds all problems of the times and courts of a plan, and of what its steps say of theirs, in the order in which they are entered. */
export function findTimeProblems(
  settings: Pick<PlanSettings, 'format' | 'time'>,
  timeZone: string,
): ErrorItem[] {
  const { format, time } = settings;
  const shortest = Math.min(
    time.minutesPerMatch,
    ...format.steps.map((_, step) => lengthOfStep(settings, step)),
  );
  const ofDays = findDayProblems(time, shortest, timeZone);
  return [
    ...findLengthProblems(time),
    ...findStepProblems(settings),
    ...ofDays,
    ...(ofDays.length > 0 ? [] : findBreakProblems(time)),
    ...findCourtProblems(time),
    ...(ofDays.length > 0 ? [] : findCourtWindowProblems(time, shortest, timeZone)),
  ];
}
