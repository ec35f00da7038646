import { categoriesOf, categoryIdOf, cupOfCategory, recordsOfCategory } from '../cup/categories';
import type { Category, Cup, PublishedPlan } from '../cup/records';
import { allowed, refused, type Refusal, type Result } from '../cup/result';
import { shownInPart } from '../cup/shown';
import type { BlocksRequest } from '../plan/blocks/blocks-request';
import { settingsOfCategory, type PlannedCategory } from '../plan/blocks/block-settings';
import { findBlocksConflicts, type BlocksConflict } from '../plan/blocks/find-blocks-conflicts';
import { findBlocksProblems } from '../plan/blocks/find-blocks-problems';
import type { Plan } from '../plan/find-plan';
import { isPlanReadable, readBlocksPlan, writeBlocksPlan, writePlan } from '../plan/published-plan';
import { findTablesNeeded } from '../rules/taken-places';
import { buildPlannedCup, changeKept, type NewRecords } from './build-planned-cup';
import { type CommandResult, done } from './cup-event';

/**
 * Every stage, and every category that has teams, is in the plan, because what is not would play on courts that the plan gives to others.
 */
function findCategoryProblem(
  { tournament, teams, stages }: Cup,
  planned: readonly PlannedCategory[],
): Refusal | null {
  const known = categoriesOf(tournament).map(({ categoryId }) => categoryId);
  const unknown = planned.findIndex(({ categoryId }) => !known.includes(categoryId));
  if (unknown !== -1) return refused('category_not_found', `settings.categories.${unknown}.categoryId`);
  const own = new Set(planned.map(({ categoryId }) => categoryId));
  const left = known.find(
    (categoryId) =>
      !own.has(categoryId) && [...teams, ...stages].some((record) => categoryIdOf(record) === categoryId),
  );
  if (left !== undefined) return refused('category_is_in_no_block', 'settings.categories');
  const isWithout = stages.some((stage) => categoryIdOf(stage) === null);
  return isWithout ? refused('stage_is_in_no_category', 'settings.categories') : null;
}

function findForeignTeam({ teams }: Cup, planned: readonly PlannedCategory[]): Refusal | null {
  const categoryOf = new Map(teams.map((team) => [team.teamId, categoryIdOf(team)]));
  for (const [index, category] of planned.entries()) {
    const foreign = category.teams.findIndex(({ teamId }) => {
      const own = categoryOf.get(teamId);
      return own !== undefined && own !== category.categoryId;
    });
    if (foreign === -1) continue;
    return refused('team_of_another_category', `settings.categories.${index}.teams.${foreign}.teamId`);
  }
  return null;
}

function findRequestProblem(cup: Cup, { settings, slots, fingerprints }: BlocksRequest): Refusal | null {
  if (cup.plan && !isPlanReadable(cup.plan))
    return refused('plan_is_of_another_version_please_reload_the_page');
  const { categories } = settings;
  const ofCategories = findCategoryProblem(cup, categories) ?? findForeignTeam(cup, categories);
  if (ofCategories) return ofCategories;
  const [problem] = findBlocksProblems(settings, cup.tournament);
  if (problem) return refused(problem.msg, `settings.${problem.path ?? ''}`);
  const areAll = slots.length === categories.length && fingerprints.length === categories.length;
  return areAll ? null : refused('plan_does_not_follow_from_its_settings', 'slots');
}

/** The field of a plan alone as it is called among those of several. */
function pathAmongAll(path: string | undefined, category: number): string {
  const [part = '', ...rest] = (path ?? 'slots').split('.');
  return [...(part === 'settings' ? ['settings', 'categories'] : [part]), String(category), ...rest].join(
    '.',
  );
}

/** The cup with the records of one category replaced by those after its plan. */
function withCategory(cup: Cup, after: Cup, categoryId: string): Cup {
  const before = recordsOfCategory(cup, categoryId);
  const others = <Record>(all: readonly Record[], own: readonly Record[]) => {
    const replaced = new Set(own);
    return all.filter((record) => !replaced.has(record));
  };
  return {
    ...cup,
    stages: [...others(cup.stages, before.stages), ...after.stages],
    groups: [...others(cup.groups, before.groups), ...after.groups],
    matches: [...others(cup.matches, before.matches), ...after.matches],
  };
}

/** Children play without winners, so a plan made for them switches the tables of their category off. */
function categoryAfter(category: Category, cup: Cup, planned: PlannedCategory | undefined): Category {
  if (planned?.format.preset !== 'children') return category;
  const isShownInPart = shownInPart(cupOfCategory(cup, category.categoryId).tournament);
  return isShownInPart ? category : { ...category, rules: { ...category.rules, shown: 'no-tables' } };
}

function tournamentAfter(cup: Cup, planned: readonly PlannedCategory[]): Cup['tournament'] {
  const before = categoriesOf(cup.tournament);
  const categories = before.map((category) =>
    categoryAfter(
      category,
      cup,
      planned.find(({ categoryId }) => categoryId === category.categoryId),
    ),
  );
  const isSame = categories.every((category, index) => category === before[index]);
  return isSame ? cup.tournament : { ...cup.tournament, categories };
}

function refuseConflict({ kind, matches }: BlocksConflict): Refusal {
  const { category, match } = matches.at(-1) ?? matches[0];
  const code = kind === 'pair-at-once' ? 'pair_of_teams_plays_at_once' : 'plan_cannot_be_played';
  return refused(code, `slots.${category}.${match}`);
}

/** The published plan of a category, as if it were the plan of a cup. */
function publishedOf({ plan }: Cup, categoryId: string): PublishedPlan | null {
  const content = plan ? readBlocksPlan(plan) : null;
  const index =
    content?.settings.categories.findIndex((category) => category.categoryId === categoryId) ?? -1;
  if (content === null || index === -1) return null;
  return writePlan({
    settings: settingsOfCategory(content.settings, index),
    slots: content.slots[index] ?? [],
  });
}

interface PlannedCategories {
  readonly after: Cup;
  readonly plans: readonly Plan[];
}

function buildCategories(
  cup: Cup,
  request: BlocksRequest,
  newRecords: NewRecords,
): Result<PlannedCategories> {
  const { settings, slots, fingerprints } = request;
  const plans: Plan[] = [];
  let after = cup;
  for (const [index, { categoryId }] of settings.categories.entries()) {
    const own = {
      settings: settingsOfCategory(settings, index),
      slots: slots[index] ?? [],
      fingerprint: fingerprints[index] ?? 0,
    };
    const before = { ...cupOfCategory(cup, categoryId), plan: publishedOf(cup, categoryId) };
    const planned = buildPlannedCup(before, own, { ...newRecords, categoryId });
    if (!planned.ok) return refused(planned.error.msg, pathAmongAll(planned.error.path, index));
    plans.push(planned.value.plan);
    after = withCategory(after, planned.value.after, categoryId);
  }
  return allowed({ after, plans });
}

/**
 * Changes a cup with categories to one plan over all of them: the stages, groups and matches of each become those of its plan, as `applyPlan`
 * does for a cup without categories, and no court or pair of teams that never play at once has two matches at a time. All or nothing.
 */
export function applyBlocks(cup: Cup, request: BlocksRequest, newRecords: NewRecords): CommandResult {
  const refusal = findRequestProblem(cup, request);
  if (refusal) return refusal;
  const planned = buildCategories(cup, request, newRecords);
  if (!planned.ok) return planned;
  const [conflict] = findBlocksConflicts(request.settings, planned.value.plans);
  if (conflict) return refuseConflict(conflict);
  const plan = changeKept(cup.plan ?? undefined, writeBlocksPlan(request));
  const tournament = tournamentAfter(cup, request.settings.categories);
  const after = { ...planned.value.after, tournament, plan };
  if (findTablesNeeded(after, tournament)) return refused('no_place_can_be_taken_while_tables_are_off');
  return done(after, { kind: 'plan-applied', as: null });
}
