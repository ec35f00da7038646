import { isTime, toIsoDate } from '../cup/dates';
import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { MAX_GROUPS, MAX_LOCATION_LENGTH, MAX_MATCHES, MAX_TEAMS, MIN_LOCATION_LENGTH } from '../cup/limits';
import { nameKey } from '../cup/text/name-key';
import { countCharacters, visibleText } from '../cup/text/visible-text';
import type { ErrorItem } from '../cup/result';
import { instantOf } from '../cup/time-zone';
import { countMatches, stagesOf } from './format/derive-matches';
import {
  MAX_DRAW_SEED,
  PLAN_LIMITS,
  type PlanFormat,
  type PlanSettings,
  type PlanTime,
  type PlanWish,
} from './settings';
import { minutesOf } from './timetable/minutes';

function problem(msg: ErrorCode, path: string): ErrorItem {
  return { msg, path };
}

function isWholeNumber(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function findTeamProblems({ teams }: PlanSettings): ErrorItem[] {
  if (teams.length < 2) return [problem('plan_needs_at_least_two_teams', 'teams')];
  if (teams.length > MAX_TEAMS) return [problem('too_many_teams_listed', 'teams')];
  const seen = new Set<string>();
  return teams.flatMap(({ teamId }, index) => {
    if (seen.has(teamId)) return [problem('team_listed_twice', `teams.${index}`)];
    seen.add(teamId);
    return [];
  });
}

function findNumberProblems(format: PlanFormat): ErrorItem[] {
  const checks: readonly (readonly [keyof PlanFormat, boolean])[] = [
    ['groups', isWholeNumber(format.groups, 0, Number.MAX_SAFE_INTEGER)],
    ['rounds', format.rounds === 1 || format.rounds === 2],
    ['qualifiers', isWholeNumber(format.qualifiers, 0, MAX_TEAMS)],
    ['bestOfNext', isWholeNumber(format.bestOfNext, 0, MAX_GROUPS)],
    ['drawSeed', format.drawSeed === null || isWholeNumber(format.drawSeed, 0, MAX_DRAW_SEED)],
  ];
  return checks.flatMap(([field, isValid]) =>
    isValid ? [] : [problem('format_of_the_plan_is_not_valid', `format.${field}`)],
  );
}

function findFormatProblems({ teams, format }: PlanSettings): ErrorItem[] {
  const ofNumbers = findNumberProblems(format);
  if (ofNumbers.length > 0) return ofNumbers;
  if (format.groups > MAX_GROUPS) return [problem('tournament_has_too_many_groups', 'format.groups')];
  if (format.groups * 2 > teams.length) {
    return [problem('plan_needs_at_least_two_teams_a_group', 'format.groups')];
  }
  const smallest = format.groups === 0 ? 0 : Math.floor(teams.length / format.groups);
  if (format.groups > 0 && format.qualifiers > smallest) {
    return [problem('more_teams_go_on_than_a_group_has', 'format.qualifiers')];
  }
  const onNextPlace = format.qualifiers < smallest ? format.groups : teams.length - smallest * format.groups;
  const hasWord = format.qualifiers < ENGLISH_SOURCE_WORDS.places.length;
  if (format.groups > 0 && format.bestOfNext > (hasWord ? onNextPlace : 0)) {
    return [problem('more_best_teams_go_on_than_there_are_groups', 'format.bestOfNext')];
  }
  if (countMatches(teams.length, format) > MAX_MATCHES) {
    return [problem('tournament_has_too_many_matches', 'format.groups')];
  }
  return [];
}

function findWindowProblem(
  { from, to }: { readonly from: string; readonly to: string },
  minutesPerMatch: number,
): ErrorCode | null {
  if (!isTime(from) || !isTime(to)) return 'invalid_time_format';
  const length = minutesOf(to) - minutesOf(from);
  if (length <= 0) return 'day_must_end_after_it_begins';
  return length < minutesPerMatch ? 'time_is_too_short_for_a_match' : null;
}

/** Whether the clocks are changed between two times of a day. */
function doClocksChange(date: string, from: string, to: string, timeZone: string): boolean {
  const passed = instantOf(date, to, timeZone) - instantOf(date, from, timeZone);
  return passed !== (minutesOf(to) - minutesOf(from)) * 60_000;
}

function findDayProblems({ days, minutesPerMatch }: PlanTime, timeZone: string): ErrorItem[] {
  if (days.length === 0 || days.length > PLAN_LIMITS.days) return [problem('plan_needs_a_day', 'time.days')];
  return days.flatMap(({ date, from, to }, index) => {
    const path = `time.days.${index}`;
    if (toIsoDate(date) !== date) return [problem('invalid_date_format', `${path}.date`)];
    const before = days[index - 1]?.date;
    if (before !== undefined && before >= date)
      return [problem('days_must_follow_one_another', `${path}.date`)];
    const ofWindow = findWindowProblem({ from, to }, minutesPerMatch);
    if (ofWindow) return [problem(ofWindow, path)];
    return doClocksChange(date, from, to, timeZone) ? [problem('clocks_change_within_this_time', path)] : [];
  });
}

function findCourtWindowProblems({ courts, days, minutesPerMatch }: PlanTime, timeZone: string): ErrorItem[] {
  return courts.flatMap(({ windows }, court) =>
    (windows ?? []).flatMap(({ day, from, to }, index) => {
      const path = `time.courts.${court}.windows.${index}`;
      const date = days[day]?.date;
      if (date === undefined) return [problem('plan_needs_a_day', `${path}.day`)];
      const ofWindow = findWindowProblem({ from, to }, minutesPerMatch);
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

/** The key that no two wishes may share. */
function wishKey(wish: PlanWish): string {
  switch (wish.kind) {
    case 'referees':
      return wish.kind;
    case 'courts':
      return `${wish.kind} ${wish.stage}`;
    case 'not-before':
    case 'not-after':
      return `${wish.kind} ${wish.team} ${wish.day ?? ''}`;
  }
}

function isWishValid(wish: PlanWish, { teams, time, format }: PlanSettings): boolean {
  switch (wish.kind) {
    case 'referees':
      return true;
    case 'courts': {
      const courts = new Set(wish.courts);
      const areKnown = wish.courts.every((court) => isWholeNumber(court, 0, time.courts.length - 1));
      const isPlayed = stagesOf(teams.length, format).includes(wish.stage);
      return isPlayed && areKnown && courts.size > 0 && courts.size === wish.courts.length;
    }
    case 'not-before':
    case 'not-after': {
      const isDay = wish.day === null || isWholeNumber(wish.day, 0, time.days.length - 1);
      return isWholeNumber(wish.team, 0, teams.length - 1) && isDay && isTime(wish.time);
    }
  }
}

function findWishProblems(settings: PlanSettings): ErrorItem[] {
  if (settings.wishes.length > PLAN_LIMITS.wishes) return [problem('plan_has_too_many_wishes', 'wishes')];
  const seen = new Set<string>();
  return settings.wishes.flatMap((wish, index) => {
    const key = wishKey(wish);
    if (seen.has(key) || !isWishValid(wish, settings))
      return [problem('wish_is_not_valid', `wishes.${index}`)];
    seen.add(key);
    return [];
  });
}

/**
 * Finds all problems of the settings of a plan, each with its field, in the order of the steps in which they are entered. Without
 * problems a plan can be searched for, but it may not exist. `timeZone` is that of the cup: a day on which its clocks change while
 * matches are played is refused, because an hour would be missing or occur twice.
 */
export function findSettingsProblems(settings: PlanSettings, timeZone: string): ErrorItem[] {
  const ofTeams = findTeamProblems(settings);
  const ofFormat = ofTeams.length > 0 ? [] : findFormatProblems(settings);
  const ofLengths = findLengthProblems(settings.time);
  const ofDays = findDayProblems(settings.time, timeZone);
  const before = [
    ...ofTeams,
    ...ofFormat,
    ...ofLengths,
    ...ofDays,
    ...findCourtProblems(settings.time),
    ...(ofDays.length > 0 ? [] : findCourtWindowProblems(settings.time, timeZone)),
  ];
  // Wishes name teams, days and courts, so they are only checked when those have no problem.
  return before.length > 0 ? before : findWishProblems(settings);
}
