import { z } from 'zod';
import { idField, versionField } from '../cup/fields';
import { answer, contract } from './contract';
import { ENDPOINTS } from './endpoints';
import { fingerprintSchema, planSettingsSchema, slotsSchema } from './plan-fields';

export const planContracts = {
  applyPlan: contract(
    ENDPOINTS.applyPlan,
    z
      .strictObject({
        tournamentId: idField(),
        settings: planSettingsSchema,
        slots: slotsSchema.describe('list of slots, one for each match; -1: it was begun and stays'),
        fingerprint: fingerprintSchema.describe('the number of the matches that were drawn'),
        version: versionField.optional(),
      })
      .describe(
        'Stages, groups and matches of the tournament become those of the plan. With the `version` of the view that the plan was looked at with, it is refused if the tournament has changed since.',
      ),
    answer<{
      /** `matches` is the number of matches that the tournament has after the call. */
      readonly matches: number;
    }>(),
  ),
};
