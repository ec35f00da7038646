import { z } from 'zod';
import type { PublishedPlan } from '../cup/records';
import { blocksSettingsSchema, slotsOfCategoriesSchema } from './blocks/blocks-fields';
import { planSettingsSchema, slotsSchema } from './plan-fields';
import { readBlocksPlan, readPlan } from './published-plan';

const planContentSchema = z.strictObject({ settings: planSettingsSchema, slots: slotsSchema });

const blocksContentSchema = z.strictObject({
  settings: blocksSettingsSchema,
  slots: slotsOfCategoriesSchema,
});

/** Whether a published plan says what a plan of its form says. What another version of the site wrote is not looked into. */
export function isPlanValid(plan: PublishedPlan): boolean {
  try {
    const [content, ofCategories] = [readPlan(plan), readBlocksPlan(plan)];
    if (ofCategories !== null) return blocksContentSchema.safeParse(ofCategories).success;
    return content === null || planContentSchema.safeParse(content).success;
  } catch {
    return false;
  }
}
