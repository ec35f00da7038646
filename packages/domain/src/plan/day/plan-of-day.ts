import { categoryIdOf } from '../../cup/categories';
import type { Cup, Match } from '../../cup/records';
import { settingsOfCategory, type BlocksSettings } from '../blocks/block-settings';
import type { PlanSettings } from '../settings';

/** What a published plan says of the day: the settings of a cup without categories, or those of all categories, which are in blocks. */
export interface PlanOfDay {
  /** Null for a plan over categories, and for one that this version of the site does not read. */
  readonly settings: PlanSettings | null;
  readonly blocks?: { readonly settings: BlocksSettings };
}

/**
 * Returns the settings by which the matches of a stage are planned: in a plan over categories, those of its category as if it were a cup
 * alone. Null where the plan does not know the category, or there is no plan.
 */
export function settingsOfStages(
  { stages }: Pick<Cup, 'stages'>,
  plan: PlanOfDay | null,
): (match: Pick<Match, 'stageId'>) => PlanSettings | null {
  const blocks = plan?.blocks?.settings;
  if (!blocks) return () => plan?.settings ?? null;
  const ofCategories = new Map(
    blocks.categories.map(({ categoryId }, index) => [categoryId, settingsOfCategory(blocks, index)]),
  );
  const ofStages = new Map(
    stages.map((stage) => [stage.stageId, ofCategories.get(categoryIdOf(stage) ?? '') ?? null]),
  );
  return ({ stageId }) => ofStages.get(stageId) ?? null;
}
