import { isTime } from '../cup/dates';
import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { MAX_GROUPS, MAX_MATCHES, MAX_STAGES, MAX_TEAMS_OF_FORMAT } from '../cup/limits';
import type { ErrorItem } from '../cup/result';
import { findTimeProblems, isWholeNumber, problem } from './find-time-problems';
import { fixturesOf } from './format/derive-matches';
import { countTaken, dealPlaces } from './format/deal-places';
import { countOnPlace, type GroupSizes } from './format/group-seeds';
import { isLeaguePossible } from './format/league';
import {
  GROUP_STAGES,
  MAX_DRAW_SEED,
  PLAN_LIMITS,
  type GroupsStep,
  type PlanSettings,
  type PlanStep,
  type PlanWish,
  type Takes,
} from './settings';

function findTeamProblems({ teams }: Pick<PlanSettings, 'teams'>): ErrorItem[] {
  if (teams.length < 2) return [problem('plan_needs_at_least_two_teams', 'teams')];
  if (teams.length > MAX_TEAMS_OF_FORMAT) return [problem('format_has_too_many_teams', 'teams')];
  const seen = new Set<string>();
  return teams.flatMap(({ teamId }, index) => {
    if (seen.has(teamId)) return [problem('team_listed_twice', `teams.${index}`)];
    seen.add(teamId);
    return [];
  });
}

/** Whether all numbers of a step are whole and within their limits, so that its groups can be drawn. */
function areNumbersValid(step: PlanStep): boolean {
  const { takes } = step;
  const ofTakes = takes ? [takes.step, takes.from, takes.to, takes.bestOfNext, takes.withoutBest] : [];
  if (!ofTakes.every((value) => isWholeNumber(value, 0, MAX_TEAMS_OF_FORMAT))) return false;
  if (step.kind === 'bracket') return isWholeNumber(step.playedTo, 0, MAX_TEAMS_OF_FORMAT);
  const { groups, rounds, matchesEach } = step;
  const isLeague = matchesEach === null || isWholeNumber(matchesEach, 1, MAX_TEAMS_OF_FORMAT);
  return isWholeNumber(groups, 1, Number.MAX_SAFE_INTEGER) && (rounds === 1 || rounds === 2) && isLeague;
}

/** The numbers of teams of the groups of a step, of which `before` groups come from earlier steps; or what prevents them. */
function sizesOfGroups(
  { groups, matchesEach, takes }: GroupsStep,
  {
    teams,
    before,
    from,
  }: { readonly teams: number; readonly before: number; readonly from: GroupSizes | null },
): Pick<GroupSizes, 'sizes'> | ErrorItem {
  if (before + groups > MAX_GROUPS) return problem('tournament_has_too_many_groups', 'groups');
  const members = takes && from ? countTaken(takes, from) : teams;
  if (groups * 2 > members) return problem('plan_needs_at_least_two_teams_a_group', 'groups');
  const sizes =
    takes && from
      ? dealPlaces({ takes, groups }, from).map(({ length }) => length)
      : Array.from({ length: groups }, (_, group) => Math.floor((members + groups - 1 - group) / groups));
  if (Math.min(...sizes) < 2) return problem('plan_needs_at_least_two_teams_a_group', 'groups');
  const isPossible = matchesEach === null || sizes.every((size) => isLeaguePossible(size, matchesEach));
  return isPossible ? { sizes } : problem('matches_of_each_team_are_not_possible', 'matchesEach');
}

/** The first bracket takes places that every group has. The later ones take what is left, which only the larger groups may have. */
function findTakesProblem(takes: Takes, groups: GroupSizes): ErrorItem | null {
  const { from, to, bestOfNext, withoutBest } = takes;
  const most = from === 1 ? Math.min(...groups.sizes) : Math.max(...groups.sizes);
  if (to > most || from < 1 || from > to + 1) return problem('more_teams_go_on_than_a_group_has', 'takes.to');
  const hasWord = (place: number) => place <= ENGLISH_SOURCE_WORDS.places.length;
  const best = hasWord(to + 1) ? countOnPlace(groups, to + 1) : 0;
  if (bestOfNext > best) return problem('more_best_teams_go_on_than_there_are_groups', 'takes.bestOfNext');
  if (withoutBest > (hasWord(from) ? countOnPlace(groups, from) : 0)) {
    return problem('more_best_teams_go_on_than_there_are_groups', 'takes.withoutBest');
  }
  return null;
}

/** The places of groups that a step takes, as keys: whole places, and single ranks of a place. */
function keysOf({ step, from, to, bestOfNext, withoutBest }: Takes, groups: GroupSizes): string[] {
  const ranks = (place: number, first: number, last: number) =>
    Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => `${step} ${place} ${first + index}`);
  const whole = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
  return [
    ...whole.flatMap((place) =>
      ranks(place, place === from ? withoutBest + 1 : 1, countOnPlace(groups, place)),
    ),
    ...ranks(to + 1, 1, bestOfNext),
  ];
}

/**
 * Finds the problem of steps that are each valid: the first is played by all teams, and each later one takes places of earlier groups that no
 * other takes.
 */
function findStepsProblem(steps: readonly PlanStep[], teams: number): ErrorItem | null {
  const taken = new Set<string>();
  const groups = new Map<number, GroupSizes>();
  let before = 0;
  for (const [index, step] of steps.entries()) {
    const path = `format.steps.${index}`;
    const takes = step.takes ?? null;
    if ((index === 0) !== (takes === null)) return problem('format_of_the_plan_is_not_valid', path);
    const from = takes && (groups.get(takes.step) ?? null);
    if (takes !== null) {
      if (from === null) return problem('step_takes_what_a_later_one_decides', `${path}.takes.step`);
      const ofTakes = findTakesProblem(takes, from);
      if (ofTakes) return { ...ofTakes, path: `${path}.${ofTakes.path ?? ''}` };
      for (const key of keysOf(takes, from)) {
        if (taken.has(key)) return problem('place_goes_to_two_steps', `${path}.takes.from`);
        taken.add(key);
      }
    }
    if (step.kind !== 'groups') continue;
    const stage = GROUP_STAGES[groups.size];
    if (stage === undefined) return problem('format_of_the_plan_is_not_valid', path);
    const found = sizesOfGroups(step, { teams, before, from });
    if ('msg' in found) return { ...found, path: `${path}.${found.path ?? ''}` };
    groups.set(index, { stage, first: before, ...found });
    before += step.groups;
  }
  return null;
}

function findFormatProblems({ teams, format }: Pick<PlanSettings, 'teams' | 'format'>): ErrorItem[] {
  const { steps, drawSeed } = format;
  if (drawSeed !== null && !isWholeNumber(drawSeed, 0, MAX_DRAW_SEED))
    return [problem('format_of_the_plan_is_not_valid', 'format.drawSeed')];
  if (steps.length === 0 || steps.length > PLAN_LIMITS.steps)
    return [problem('format_of_the_plan_is_not_valid', 'format.steps')];
  const invalid = steps.findIndex((step) => !areNumbersValid(step));
  if (invalid !== -1) return [problem('format_of_the_plan_is_not_valid', `format.steps.${invalid}`)];
  const ofSteps = findStepsProblem(steps, teams.length);
  if (ofSteps) return [ofSteps];
  const { stages, matches } = fixturesOf(teams.length, format);
  const without = steps.findIndex(
    (step) => step.kind === 'bracket' && step.cup !== null && !stages.includes(`${step.cup}-final`),
  );
  if (without !== -1) return [problem('each_cup_of_the_plan_needs_two_teams', `format.steps.${without}`)];
  if (stages.length > MAX_STAGES) return [problem('plan_has_too_many_stages', 'format.steps')];
  return matches.length > MAX_MATCHES ? [problem('tournament_has_too_many_matches', 'format.steps')] : [];
}

/** Whether fixtures can be derived from teams and a format. */
export function isFormatValid(settings: Pick<PlanSettings, 'teams' | 'format'>): boolean {
  return findTeamProblems(settings).length === 0 && findFormatProblems(settings).length === 0;
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
      const isPlayed = fixturesOf(teams.length, format).stages.includes(wish.stage);
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
  const before = [...ofTeams, ...ofFormat, ...findTimeProblems(settings, timeZone)];
  // Wishes name teams, days and courts, so they are only checked when those have no problem.
  return before.length > 0 ? before : findWishProblems(settings);
}
