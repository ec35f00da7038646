import type { ListedCategory } from '@futsal-cup/domain/commands/categories';
import type { Category } from '@futsal-cup/domain/cup/records';
import { ApiError } from '../../../shelf/api/api-error';

/** Holds a category in the form. */
export interface CategoryValues extends ListedCategory {
  /** Tells the lines of the form apart. */
  readonly key: string;
}

export function categoryValuesOf(categories: readonly ListedCategory[] = []): readonly CategoryValues[] {
  return categories.map((category, index) => ({
    ...category,
    key: category.categoryId ?? `listed-${index}`,
    rules: category.rules ?? null,
  }));
}

let count = 0;

export function newCategory(): CategoryValues {
  return { key: `new-${(count += 1)}`, name: '', rules: null };
}

/** Returns the list to send. Null says that a category has no rules of its own any more. */
export function listedCategories(categories: readonly CategoryValues[]): readonly ListedCategory[] {
  return categories.map(({ categoryId, name, rules }) => ({ categoryId, name: name.trim(), rules }));
}

/** What the server has refused about categories, by the keys of their lines; `name` is the refused one. */
export type CategoryProblems = Readonly<Record<string, { readonly code: string; readonly name: string }>>;

interface RefusedCategories {
  /** The lines of the form, with one that could not be deleted back in its place. */
  readonly categories: readonly CategoryValues[];
  readonly problems: CategoryProblems;
}

/** Returns the lines that the server has refused, or null where the refusal is about something else. */
export function refusedCategories(
  error: unknown,
  categories: readonly CategoryValues[],
  before: readonly Category[] = [],
): RefusedCategories | null {
  const items = error instanceof ApiError ? error.items : [];
  for (const { msg: code, path = '' } of items) {
    const [part, place = ''] = path.split('.');
    if (part !== 'categories') continue;
    // A refusal of the whole list names no place.
    const listed = place === '' ? undefined : categories[Number(place)];
    if (listed) return { categories, problems: { [listed.key]: { code, name: listed.name } } };
    const index = before.findIndex(({ categoryId }) => categoryId === place);
    const [lost] = categoryValuesOf(before.slice(index, index + 1));
    if (!lost) continue;
    const problems = { [lost.key]: { code, name: lost.name } };
    return { categories: categories.toSpliced(index, 0, lost), problems };
  }
  return null;
}
