import { z } from 'zod';
import { idField, instantField, versionField } from '../cup/fields';
import { contract, contractsOf } from './contract';
import {
  blocksSettingsSchema,
  fingerprintsSchema,
  slotsOfCategoriesSchema,
} from '../plan/blocks/blocks-fields';
import { fingerprintSchema, planSettingsSchema, slotsSchema } from '../plan/plan-fields';

/** What the administrator has seen of the cup and of its published plan. */
const seen = {
  updatedAt: instantField
    .describe('ISO instant, as the published plan had it; null if there was none')
    .nullable()
    .optional(),
  version: versionField.optional(),
};

export const planContracts = contractsOf({
  getPlan: contract(
    z
      .strictObject({ tournamentId: idField() })
      .describe(
        'The settings of the plan that was applied last. The matches as they are now are in the view.',
      ),
  ),

  applyPlan: contract(
    z
      .strictObject({
        tournamentId: idField(),
        settings: planSettingsSchema,
        slots: slotsSchema.describe('list of slots, one for each match; -1: it was begun and stays'),
        fingerprint: fingerprintSchema.describe('the number of the matches that were drawn'),
        ...seen,
      })
      .describe(
        'Stages, groups and matches of the tournament become those of the plan. With the `version` of the view that the plan was looked at with, it is refused if the tournament has changed since. With `updatedAt`, it is refused if another plan has been published since.',
      ),
  ),

  applyBlocks: contract(
    z
      .strictObject({
        tournamentId: idField(),
        settings: blocksSettingsSchema,
        slots: slotsOfCategoriesSchema.describe(
          'for each category, a list of slots, one for each match; -1: it was begun and stays',
        ),
        fingerprints: fingerprintsSchema.describe(
          'for each category, the number of the matches that were drawn',
        ),
        ...seen,
      })
      .describe(
        'One plan over all categories of a tournament: the stages, groups and matches of each become those of its plan. `version` and `updatedAt` are those of `applyPlan`.',
      ),
  ),
});
