import type { Category } from '../cup/records';
import { nameKey } from '../cup/text/name-key';
import { TEAM_WORDS } from './heading-words';
import type { ListRow } from './list-rows';
import type { ListedTeam } from './read-team-list';

/** The categories of the cup for which a list is read. */
export interface CategoriesForList {
  readonly known: readonly Pick<Category, 'categoryId' | 'name'>[];
  /** The id of the category of the teams for which the list names none; null where that is none. */
  readonly categoryId: string | null;
}

export const NO_CATEGORIES: CategoriesForList = { known: [], categoryId: null };

/** A shorter word for a category is an abbreviation. */
const MIN_WHOLE_WORD = 4;

type CategoryIds = ReadonlyMap<string, string>;

/** The ids of the categories by the keys of their names. */
export function categoryIdsOf({ known }: CategoriesForList): CategoryIds {
  return new Map(known.map(({ categoryId, name }) => [nameKey(name), categoryId]));
}

/** The category that a line alone names for the teams below it: 'F juniors' where the cup has it, or 'Category: F juniors'. */
export function categoryHeadedBy({ cells }: ListRow, ids: CategoryIds): string | null {
  const [text = '', ...others] = cells.filter((cell) => cell !== '');
  if (others.length > 0) return null;
  const name = text.replace(/\s*:\s*$/u, '').trim();
  if (ids.has(nameKey(name))) return name;
  const [, word = '', mark = '', named = ''] =
    /^(\p{L}+)(\s*[.:]+\s*|\s+)(\S.*)$/u.exec(name.normalize('NFC')) ?? [];
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  // 'Kat. F' names a category, 'Kat Bern' may be a team.
  const isShort = plain.length < MIN_WHOLE_WORD && mark.trim() === '';
  return TEAM_WORDS.category.has(plain) && !isShort ? named : null;
}

/** The names of categories that the list has and the cup has not, each once, in the order of the lines. */
export function unknownCategories(names: readonly string[], ids: CategoryIds): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const key = nameKey(name);
    if (key !== '' && !ids.has(key) && !found.has(key)) found.set(key, name);
  }
  return [...found.values()];
}

/** Teams of a list by what they are in: the id of a category, or the name of one that the cup does not have yet; '' is none. */
export function listedByCategory<Listed extends Pick<ListedTeam, 'category' | 'categoryId'>>(
  teams: readonly Listed[],
): ReadonlyMap<string, readonly Listed[]> {
  const parts = new Map<string, Listed[]>();
  for (const team of teams) {
    const key = team.categoryId ?? nameKey(team.category);
    const part = parts.get(key);
    if (part) part.push(team);
    else parts.set(key, [team]);
  }
  return parts;
}
