import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { settingsOfCategory, type BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import { PLAN_FORM } from '@futsal-cup/domain/plan/published-plan';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import type { Cup } from '../../../shelf/cup/cup';
import { cupOfCategory } from '../../categories/cup-of-category';

/** A category with the cup that its teams play. */
export interface CategoryCup {
  readonly categoryId: string;
  readonly name: string;
  readonly cup: Cup;
}

/** The categories of a cup that have teams, in their order. */
export function categoryCups(cup: Cup): CategoryCup[] {
  return categoriesOf(cup).flatMap(({ categoryId, name }) => {
    const own = cupOfCategory(cup, categoryId);
    return own.Teams.length > 0 || own.Stages.length > 0 ? [{ categoryId, name, cup: own }] : [];
  });
}

/** The published plan of a category, as if it were that of a cup; null where there is none. */
export function planViewOf(view: PlanView | null, categoryId: string): PlanView | null {
  const { blocks } = view ?? {};
  const index = blocks?.settings.categories.findIndex((category) => category.categoryId === categoryId) ?? -1;
  if (!view || !blocks || index === -1) return null;
  const settings = settingsOfCategory(blocks.settings, index);
  return { form: PLAN_FORM, settings, slots: blocks.slots[index] ?? [], updatedAt: view.updatedAt };
}

/** The settings of each category of a plan, as if they were those of a cup. */
export function settingsOfCategories(settings: BlocksSettings): PlanSettings[] {
  return settings.categories.map((_, index) => settingsOfCategory(settings, index));
}
