import { categoryIdOf, categoryNameOf } from '../cup/categories';
import type { Category, Cup, Stage, Team } from '../cup/records';
import { allowed, refused, type Refusal, type Result } from '../cup/result';
import { type BrokenRule, findBrokenRules } from '../rules/find-broken-rules';
import { findCategoryProblem } from '../rules/in-categories';
import { CATEGORY_NAME, listShared } from '../rules/unique';
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
  const [again] = listShared(CATEGORY_NAME, categories).map(([, other]) => other);
  if (!again) return allowed(categories);
  return refused('category_name_already_exists', `categories.${categories.indexOf(again)}.name`);
}

const ruleKey = ({ msg, path, field }: BrokenRule) => JSON.stringify([msg, path, field]);

/** Refuses a cup in which a team or a stage, by coming into a category, breaks a rule that the cup has kept so far. */
export function findBrokenByMove(cup: Cup, after: Cup): Refusal | null {
  const before = new Set(findBrokenRules(cup).map(ruleKey));
  const broken = findBrokenRules(after).find((rule) => !before.has(ruleKey(rule)));
  return broken ? refused(broken.msg, 'categoryId') : null;
}

/** Puts every team and every stage that is in no category into one of them, as for a cup that gets its categories late. */
export function takeIntoCategory(cup: Cup, categoryId: string): CommandResult {
  const unknown = findCategoryProblem(cup.tournament, categoryId);
  if (unknown) return unknown;
  const take = <Record extends Team | Stage>(record: Record): Record =>
    categoryIdOf(record) === null ? { ...record, categoryId } : record;
  const after = { ...cup, teams: cup.teams.map(take), stages: cup.stages.map(take) };
  const to = categoryNameOf(cup.tournament, categoryId);
  return findBrokenByMove(cup, after) ?? done(after, { kind: 'taken-into-category', name: null, to });
}
