import { z } from 'zod';
import { instantField } from '../../cup/fields';
import { named, part, type Sent } from '../../cup/parts';
import { blocksSettingsSchema, slotsOfCategoriesSchema } from '../../plan/blocks/blocks-fields';
import { planSettingsSchema, slotsSchema } from '../../plan/plan-fields';

named('PlanSettings', planSettingsSchema);
named('BlocksSettings', blocksSettingsSchema);

export const planView = part(
  'PlanView',
  {
    form: z.int().min(1).describe('The number of the form in which the plan is stored.'),
    settings: planSettingsSchema
      .nullable()
      .describe('Null for a plan of a form that this version does not read.'),
    slots: slotsSchema.describe(
      'The slot of each match; -1 for one that had begun when the plan was applied.',
    ),
    blocks: z
      .strictObject({ settings: blocksSettingsSchema, slots: slotsOfCategoriesSchema })
      .optional()
      .describe('The plan where it is one over categories; then `settings` is null.'),
    updatedAt: instantField,
  },
  'The plan that was applied last.',
);

export type PlanView = Sent<typeof planView>;
