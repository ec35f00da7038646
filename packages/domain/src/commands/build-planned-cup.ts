import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { describeSource, type SourceNames } from '../bracket/source-words';
import type { MatchRules } from '../cup/match-rules';
import type { Cup, Match, Stage } from '../cup/records';
import { allowed, refused, type Refusal, type Result } from '../cup/result';
import { EMPTY_SIDE, mapSides, type PlaceholderSource, type Side, type Sides } from '../cup/sides';
import { todayIn } from '../cup/time-zone';
import { hasBegun } from '../cup/outcome';
import { assignReferees } from '../plan/assign-referees';
import { findPlanConflicts, isImpossible } from '../plan/find-plan-conflicts';
import { placesOf, type Plan } from '../plan/find-plan';
import { findSettingsProblems } from '../plan/find-settings-problems';
import { deriveFixtures, type Fixtures, isPlace, type PlanSide } from '../plan/format/derive-matches';
import {
  creationTimesOf,
  findKeptRecords,
  findLostMatches,
  fixedMatchesOf,
  nameOfGroup,
  sourceOfPlace,
  stageOfGroup,
  type KeptRecords,
} from '../plan/kept-records';
import { findPastMatches } from '../plan/past-matches';
import { fingerprintOf, type PlanRequest } from '../plan/plan-request';
import { readPlan } from '../plan/published-plan';
import { nameOfStage } from '../plan/format/stage-names';
import {
  GROUP_STAGES,
  isFinalOfCup,
  isGroupStage,
  type GroupStageKey,
  type PlanSettings,
  type StageKey,
} from '../plan/settings';
import { dateAndTimeOf } from '../plan/timetable/minutes';
import { firstDateOf } from '../plan/timetable/slots';
import { addPlacesToGroup } from './group-places';
import { addTeamsToGroup, createGroup } from './groups';
import { createStage } from './stages';

export interface NewRecords {
  readonly newId: () => string;
  /** The instant (milliseconds) at which the plan is applied. */
  readonly now: number;
  /** The category of the stages; missing in a cup without categories. */
  readonly categoryId?: string;
}

/** A checked plan with its matches, which were derived here, and the records of the cup that it keeps. */
interface CheckedPlan {
  readonly plan: Plan;
  readonly kept: KeptRecords;
}

function findUnknownTeam(cup: Cup, { settings }: PlanRequest): Refusal | null {
  const known = new Set(cup.teams.map(({ teamId }) => teamId));
  const unknown = settings.teams.findIndex(({ teamId }) => !known.has(teamId));
  return unknown === -1 ? null : refused('team_not_found', `settings.teams.${unknown}.teamId`);
}

/** A plan may not put a match on a day that is over. An earlier time of today is allowed, so that matches in progress can be entered. */
function findPastDay(cup: Cup, plan: Plan, now: number): Refusal | null {
  const { timeZone } = cup.tournament;
  const today = todayIn(timeZone, now);
  const past = findPastMatches(plan, timeZone, now).find(({ date }) => date < today);
  return past ? refused('date_cannot_be_in_the_past', `slots.${past.match}`) : null;
}

/** Derives the matches from the settings and checks the rules. Only teams, settings and slots are taken from the request. */
function checkPlan(cup: Cup, request: PlanRequest, now: number): Result<CheckedPlan> {
  const unknown = findUnknownTeam(cup, request);
  if (unknown) return unknown;
  const { settings, slots } = request;
  const [problem] = findSettingsProblems(settings, cup.tournament.timeZone);
  if (problem) return refused(problem.msg, `settings.${problem.path ?? ''}`);
  const fixtures = deriveFixtures(settings);
  if (slots.length !== fixtures.matches.length || request.fingerprint !== fingerprintOf(fixtures)) {
    return refused('plan_does_not_follow_from_its_settings', 'slots');
  }
  const kept = findKeptRecords(cup, settings, fixtures);
  if (findLostMatches(cup, kept).length > 0) return refused('played_match_is_not_in_the_plan');
  const fixed = fixedMatchesOf(kept, settings);
  const moved = fixed.find(({ match }) => slots[match] !== -1);
  if (moved) return refused('played_match_cannot_be_moved', `slots.${moved.match}`);
  const plan = { settings, fixtures, fixed, slots };
  const conflict = findPlanConflicts(plan).find(isImpossible);
  if (conflict) {
    const match = 'matches' in conflict ? conflict.matches[1] : 'match' in conflict ? conflict.match : 0;
    return refused('plan_cannot_be_played', `slots.${match}`);
  }
  return findPastDay(cup, plan, now) ?? allowed({ plan, kept });
}

/** Returns the same object when the plan changes nothing in a record, so that the record is not written. */
export function changeKept<Record extends object>(known: Record | undefined, planned: Record): Record {
  const changed = { ...known, ...planned };
  return known && JSON.stringify(known) === JSON.stringify(changed) ? known : changed;
}

/** How often each pair of the groups of a stage meets; null where not every pair does. */
function roundsOfGroups({ format }: PlanSettings, stage: GroupStageKey): number | null {
  const step = format.steps.filter(({ kind }) => kind === 'groups')[GROUP_STAGES.indexOf(stage)];
  return step?.kind === 'groups' && step.matchesEach === null ? step.rounds : null;
}

/** Adds a group of a plan with its teams, or with its places, whose groups are there already. */
function addGroup(
  cup: Cup,
  { plan: { settings, fixtures }, kept }: CheckedPlan,
  index: number,
  newId: () => string,
): Result<Cup> {
  const stageIds = cup.stages.map(({ stageId }) => stageId);
  const stageId = stageIds[fixtures.stages.indexOf(stageOfGroup(fixtures, index))] ?? '';
  const groupId = kept.groups[index]?.groupId ?? newId();
  const created = createGroup(cup, { groupId, stageId, name: nameOfGroup(index, settings) });
  if (!created.ok) return created;
  const teamIds = (fixtures.groups[index] ?? []).map((team) => settings.teams[team]?.teamId ?? '');
  const places = fixtures.places[index] ?? [];
  if (places.length === 0) return addTeamsToGroup(created.value, { groupId, stageId, teamIds });
  const ids = { stages: stageIds, groups: cup.groups.map((group) => group.groupId) };
  const sources = places.map((place) => sourceOfPlace(place, fixtures, ids));
  return addPlacesToGroup(created.value, groupId, sources);
}

/** The rules that a plan says for the matches of each of its stages; null where they are those of the cup. */
function rulesOfStages({ format }: PlanSettings, { matches }: Fixtures): Map<StageKey, MatchRules | null> {
  return new Map(matches.map(({ stage, step }) => [stage, format.steps[step]?.matchRules ?? null]));
}

/**
 * The rules of the stages after the plan. Where it says the same as the published plan, a stage keeps the rules that it has: the organisers may have
 * given it others since.
 */
function rulesAfter({ plan: published }: Cup, { plan, kept }: CheckedPlan) {
  const before = published ? readPlan(published)?.settings : null;
  const saidBefore = before ? rulesOfStages(before, deriveFixtures(before)) : new Map<StageKey, null>();
  const said = rulesOfStages(plan.settings, plan.fixtures);
  return plan.fixtures.stages.map((key, index): Pick<Stage, 'matchRules'> => {
    const [known, rules] = [kept.stages[index], said.get(key) ?? null];
    const isSame = JSON.stringify(rules) === JSON.stringify(saidBefore.get(key) ?? null);
    return known && isSame ? {} : rules || known?.matchRules ? { matchRules: rules } : {};
  });
}

/** The cup's teams with the plan's stages and groups and without matches. The stages and groups that the plan keeps have their old ids. */
function buildStructure(
  cup: Cup,
  checked: CheckedPlan,
  { newId, categoryId }: Pick<NewRecords, 'newId' | 'categoryId'>,
): Result<Cup> {
  const { plan, kept } = checked;
  const { settings, fixtures } = plan;
  let built: Result<Cup> = allowed({ ...cup, stages: [], groups: [], matches: [] });
  for (const [index, key] of fixtures.stages.entries()) {
    if (!built.ok) return built;
    built = createStage(built.value, {
      stageId: kept.stages[index]?.stageId ?? newId(),
      name: nameOfStage(key, settings.names),
      type: isGroupStage(key) ? 'group' : 'knockout',
      order: index + 1,
      ...(categoryId !== undefined && { categoryId }),
    });
  }
  for (const index of fixtures.groups.keys()) {
    if (!built.ok) return built;
    built = addGroup(built.value, checked, index, newId);
  }
  if (!built.ok) return built;
  const rules = rulesAfter(cup, checked);
  const stages = built.value.stages.map((stage, index) =>
    changeKept(kept.stages[index], { ...stage, ...rules[index] }),
  );
  const groups = built.value.groups.map((group, index) => {
    const known = kept.groups[index];
    // Groups that are older than their number of rounds stay as they are, and so do those that the organisers completed with pairs missing.
    const rounds =
      known && !known.rounds ? known.rounds : roundsOfGroups(settings, stageOfGroup(fixtures, index));
    return changeKept(known, { ...group, lots: known?.lots ?? [], rounds });
  });
  return allowed({ ...built.value, stages, groups });
}

interface Ids {
  readonly stages: readonly string[];
  readonly groups: readonly string[];
  readonly matches: readonly string[];
  readonly names: SourceNames;
}

function sourceOf(
  side: Exclude<PlanSide, { kind: 'team' }>,
  fixtures: Fixtures,
  ids: Ids,
): PlaceholderSource {
  return isPlace(side)
    ? sourceOfPlace(side, fixtures, ids)
    : { kind: side.kind, matchId: ids.matches[side.match] ?? '' };
}

function buildSide(side: PlanSide, { settings, fixtures }: Plan, ids: Ids): Side {
  if (side.kind === 'team') return { ...EMPTY_SIDE, teamId: settings.teams[side.team]?.teamId ?? null };
  const source = sourceOf(side, fixtures, ids);
  return { ...EMPTY_SIDE, source, placeholder: describeSource(source, ids.names, ENGLISH_SOURCE_WORDS) };
}

/** The match with slots in the place of the ranks that a plan gave it before there were slots. */
function withSlots(match: Match, planned: Sides<PlanSide>, build: (side: PlanSide) => Side): Match {
  const sides = mapSides(match, (side, key) =>
    planned[key].kind === 'allotted-of-place' && side.source?.kind === 'best-of-place'
      ? build(planned[key])
      : side,
  );
  return { ...match, ...sides };
}

function idsOf({ plan, kept }: CheckedPlan, cup: Cup, newId: () => string): Ids {
  const matches = plan.fixtures.matches.map((_, match) => kept.matches[match]?.matchId ?? newId());
  const ofGroups = plan.fixtures.matches.filter(({ group }) => group !== null).length;
  const numbers = matches.slice(ofGroups).map((matchId, index) => [matchId, index + 1] as const);
  return {
    stages: cup.stages.map(({ stageId }) => stageId),
    groups: cup.groups.map(({ groupId }) => groupId),
    matches,
    names: {
      matchNumbers: new Map(numbers),
      groupNames: new Map(cup.groups.map(({ groupId, name }) => [groupId, name])),
    },
  };
}

/** The matches of the plan. A begun match stays as it is; a match that the cup already had gets another time and place. */
function buildMatches(checked: CheckedPlan, ids: Ids, now: number): Match[] {
  const { plan, kept } = checked;
  const creations = creationTimesOf(plan.fixtures, kept, now);
  const { time } = plan.settings;
  const places = placesOf(plan);
  const referees = assignReferees(plan);
  const isFinalKept = kept.matches.some((match) => match?.isFinal);
  return plan.fixtures.matches.map(({ stage, group, local, visitor }, index) => {
    const before = kept.matches[index];
    if (before && hasBegun(before)) return before;
    const { court, start } = places[index] ?? { court: 0, start: 0 };
    const referee = referees[index] ?? null;
    const refereeTeamId = referee === null ? null : (plan.settings.teams[referee]?.teamId ?? null);
    const when = {
      ...dateAndTimeOf(start, firstDateOf(time)),
      location: time.courts[court ?? 0]?.name ?? '',
      createdAt: creations[index] ?? '',
      ...((refereeTeamId ?? before?.refereeTeamId) && { refereeTeamId }),
    };
    // A state that the log of the match has set, such as postponed, does not change.
    if (before)
      return { ...withSlots(before, { local, visitor }, (side) => buildSide(side, plan, ids)), ...when };
    return {
      matchId: ids.matches[index] ?? '',
      stageId: ids.stages[plan.fixtures.stages.indexOf(stage)] ?? '',
      groupId: group === null ? null : (ids.groups[group] ?? null),
      local: buildSide(local, plan, ids),
      visitor: buildSide(visitor, plan, ids),
      ...when,
      state: 'scheduled',
      isForfeit: false,
      logRevision: null,
      ...(isFinalOfCup(stage) && !isFinalKept && { isFinal: true }),
      scoredTeams: null,
    };
  });
}

/** A cup with the stages, groups and matches of a plan, and what the plan keeps of it. */
export interface PlannedCup extends CheckedPlan {
  readonly after: Cup;
}

/**
 * Changes the stages, groups and matches of a cup to those of a plan. Matches that have begun do not change. The matches are derived here from
 * the settings; only teams, settings and slots are taken from the request, which is checked.
 */
export function buildPlannedCup(cup: Cup, request: PlanRequest, newRecords: NewRecords): Result<PlannedCup> {
  const { newId, now } = newRecords;
  const checked = checkPlan(cup, request, now);
  if (!checked.ok) return checked;
  const built = buildStructure(cup, checked.value, newRecords);
  if (!built.ok) return built;
  const ids = idsOf(checked.value, built.value, newId);
  const matches = buildMatches(checked.value, ids, now);
  return allowed({ ...checked.value, after: { ...built.value, matches } });
}
