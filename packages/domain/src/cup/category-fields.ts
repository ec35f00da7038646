import { z } from 'zod';
import type { ErrorCode } from './error-codes/error-codes';
import { idField, listOf, objectOf, readable, textField } from './fields';
import { MAX_CATEGORIES, MAX_CATEGORY_NAME_LENGTH } from './limits';
import {
  matchRulesSchema,
  playerNamesSchema,
  playerRulesSchema,
  pointsSchema,
  shownSchema,
} from './record-fields';
import { lacksCriteria } from './table-rules';
import { tableRuleFields, tieBreakersSchema } from './table-rule-fields';

export const categoryNameSchema = textField({
  missing: 'category_name_can_not_be_empty',
  max: [MAX_CATEGORY_NAME_LENGTH, 'category_name_must_be_at_most_30_characters_long'],
});

/** The rules that a category has of its own. An order of one's own brings its criteria along. */
export const categoryRulesSchema = objectOf({
  points: pointsSchema.optional(),
  tieBreakers: tieBreakersSchema.optional(),
  ...tableRuleFields,
  shown: shownSchema.optional(),
  matchRules: matchRulesSchema.optional(),
  playerNames: playerNamesSchema.optional(),
  playerRules: playerRulesSchema.optional(),
})
  .refine((rules) => !lacksCriteria(rules), {
    path: ['criteria'],
    error: 'criteria_must_be_a_list_of_different_criteria' satisfies ErrorCode,
  })
  .nullable();

export function listOfCategories<Category extends z.ZodType>(category: Category) {
  return listOf(category, MAX_CATEGORIES, 'tournament_has_too_many_categories').readonly();
}

export const categoriesSchema = listOfCategories(
  objectOf({ categoryId: idField(), name: categoryNameSchema, rules: categoryRulesSchema.optional() }),
);

/** A category without a `categoryId` is new, and one that is not in the list is deleted. */
export const listedCategoriesSchema = listOfCategories(
  z.strictObject({
    categoryId: idField().optional(),
    name: readable(categoryNameSchema),
    rules: categoryRulesSchema.optional(),
  }),
);

/** The category of a team or a stage; null where it has none. */
export const categoryIdSchema = idField().nullable();
