import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import type { Choice } from './choose-field';

export interface CategoryChoices {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** Returns the categories of the cup as choices, and '' for none; no choice at all in a cup without categories. */
export function useCategoryChoices(): CategoryChoices {
  const { one, none } = useAdminTexts().details.categories;
  const categories = categoriesOf(useCurrentCup()).map(({ categoryId, name }) => ({
    value: categoryId,
    label: name,
  }));
  return { label: one, choices: categories.length > 0 ? [...categories, { value: '', label: none }] : [] };
}
