import { categoriesOf, categoryIdOf } from '../cup/categories';
import type { Cup, Tournament } from '../cup/records';
import { type Refusal, refused } from '../cup/result';

/** Refuses a category that the tournament does not have. */
export function findCategoryProblem(
  tournament: Pick<Tournament, 'categories'>,
  categoryId: string | null | undefined,
): Refusal | null {
  const isKnown =
    (categoryId ?? null) === null ||
    categoriesOf(tournament).some((category) => category.categoryId === categoryId);
  return isKnown ? null : refused('category_not_found', 'categoryId');
}

/** Refuses to delete a category as long as a team or a stage is in it; the path ends with its id, because it is in no list any more. */
export function findCategoryInUse(
  { teams, stages }: Pick<Cup, 'teams' | 'stages'>,
  after: Tournament,
): Refusal | null {
  const left = new Set<string | null>([null, ...categoriesOf(after).map(({ categoryId }) => categoryId)]);
  const lost = [...teams, ...stages].find((record) => !left.has(categoryIdOf(record)));
  return lost ? refused('category_is_in_use', `categories.${categoryIdOf(lost)}`) : null;
}
