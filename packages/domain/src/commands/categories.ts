import { categoryIdOf, categoryNameOf } from '../cup/categories';
import { MAX_STAGE_ORDER } from '../cup/limits';
import type { Category, Cup, Stage, Team } from '../cup/records';
import { allowed, refused, type Refusal, type Result } from '../cup/result';
import { type BrokenRule, findBrokenRules } from '../rules/find-broken-rules';
import { findCategoryProblem } from '../rules/in-categories';
import { CATEGORY_LOOK, CATEGORY_NAME, listShared } from '../rules/unique';
import { bindEarlyTexts } from './bind-early-texts';
import { type CommandResult, done } from './cup-event';

/** A category in the list that an administrator sends. A new one has no id yet; rules that are missing stay as they are. */
export interface ListedCategory extends Omit<Category, 'categoryId'> {
  readonly categoryId?: string | undefined;
}

/**
 * Replaces the categories of a tournament by a list, in its order. A category on the list keeps its id, and a new one gets one from `newId`.
 */
export function listCategories(
  present: readonly Category[],
  listed: readonly ListedCategory[],
  newId: () => string,
): Result<readonly Category[]> {
  const known = new Map(present.map((category) => [category.categoryId, category]));
  const seen = new Set<string>();
  const categories: Category[] = [];
  for (const [index, { categoryId, name, rules }] of listed.entries()) {
    const path = `categories.${index}.categoryId`;
    if (categoryId !== undefined && !known.has(categoryId)) return refused('category_not_found', path);
    if (categoryId !== undefined && seen.has(categoryId)) return refused('category_listed_twice', path);
    const id = categoryId ?? newId();
    seen.add(id);
    const own = rules === undefined ? known.get(id)?.rules : rules;
    categories.push({ categoryId: id, name, ...(own && { rules: own }) });
  }
  for (const rule of [CATEGORY_NAME, CATEGORY_LOOK]) {
    const [again] = listShared(rule, categories).map(([, other]) => other);
    if (again) return refused(rule.msg, `categories.${categories.indexOf(again)}.name`);
  }
  return allowed(categories);
}

const ruleKey = ({ msg, path, field }: BrokenRule) => JSON.stringify([msg, path, field]);

/** Refuses a cup in which a team or a stage, by coming into a category, breaks a rule that the cup has kept so far. */
export function findBrokenByMove(cup: Cup, after: Cup): Refusal | null {
  const before = new Set(findBrokenRules(cup).map(ruleKey));
  const broken = findBrokenRules(after).find((rule) => !before.has(ruleKey(rule)));
  return broken ? refused(broken.msg, 'categoryId') : null;
}

/**
 * The stages of a cup with some of them in a category. They keep their orders, or come after the stages that are there where one of those has
 * the order of one of them.
 */
export function moveStages(
  stages: readonly Stage[],
  moved: readonly Stage[],
  categoryId: string | null,
): readonly Stage[] {
  const there = stages.filter((stage) => categoryIdOf(stage) === categoryId && !moved.includes(stage));
  const orders = there.map(({ order }) => order);
  const last = Math.max(...orders);
  const isTaken = moved.some(({ order }) => orders.includes(order)) && last + moved.length <= MAX_STAGE_ORDER;
  const ranked = [...moved].sort((a, b) => a.order - b.order);
  return stages.map((stage) => {
    const rank = ranked.indexOf(stage);
    if (rank === -1) return stage;
    return { ...stage, categoryId, order: isTaken ? last + 1 + rank : stage.order };
  });
}

/** Puts every team and every stage that is in no category into one of them, as for a cup that gets its categories late. */
export function takeIntoCategory(cup: Cup, categoryId: string): CommandResult {
  const unknown = findCategoryProblem(cup.tournament, categoryId);
  if (unknown) return unknown;
  const isWithout = (record: Team | Stage) => categoryIdOf(record) === null;
  const teams = cup.teams.map((team) => (isWithout(team) ? { ...team, categoryId } : team));
  const stages = moveStages(cup.stages, cup.stages.filter(isWithout), categoryId);
  const after = { ...cup, teams, stages };
  const to = categoryNameOf(cup.tournament, categoryId);
  const event = { kind: 'taken-into-category', name: null, to } as const;
  return findBrokenByMove(cup, after) ?? done(bindEarlyTexts(cup, after), event);
}
