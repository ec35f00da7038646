import type { Category, Cup } from '../cup/records';
import { allowed, refused, type Refusal, type Result } from '../cup/result';
import { findBrokenRules } from '../rules/find-broken-rules';
import { CATEGORY_NAME, listShared } from '../rules/unique';

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

const STRANGE: ReadonlySet<string> = new Set([
  'category_not_found',
  'team_of_another_category',
  'place_of_another_category',
]);

/** Refuses a cup in which a team or a stage has come into a category and leaves something of it in another. */
export function findLeftBehind(after: Cup): Refusal | null {
  const broken = findBrokenRules(after).find(({ msg }) => STRANGE.has(msg));
  return broken ? refused(broken.msg, 'categoryId') : null;
}
