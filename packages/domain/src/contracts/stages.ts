import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { idField, updatedAtField } from '../cup/fields';
import { MAX_STAGES } from '../cup/limits';
import { stageNameSchema, stageOrderSchema, stageTypeSchema } from '../cup/record-fields';
import { answer, contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { KnockoutStageView, StageView } from './views/cup-views';
import { maxLength } from '../cup/length';

export const stageContracts = {
  getStages: contract(
    ENDPOINTS.getStages,
    z.strictObject({ tournamentId: idField() }),
    answer<{ readonly dbStages: readonly StageView[] }>(),
  ),

  getKnockoutStages: contract(
    ENDPOINTS.getKnockoutStages,
    z.strictObject({ tournamentId: idField() }),
    answer<{
      readonly dbKnockoutStages: { readonly [stageId: string]: KnockoutStageView };
    }>(),
  ),

  createStage: contract(
    ENDPOINTS.createStage,
    z.strictObject({
      tournamentId: idField(),
      name: stageNameSchema,
      type: stageTypeSchema,
      order: stageOrderSchema,
    }),
  ),

  renameStage: contract(
    ENDPOINTS.renameStage,
    z.strictObject({ stageId: idField(), name: stageNameSchema, updatedAt: updatedAtField }),
  ),

  reorderStages: contract(
    ENDPOINTS.reorderStages,
    z
      .strictObject({
        tournamentId: idField(),
        stageIds: z
          .array(idField(), { error: 'must_be_a_list' satisfies ErrorCode })
          .check(maxLength(MAX_STAGES, { error: 'every_stage_must_be_listed_once' satisfies ErrorCode })),
      })
      .describe('All stages of the tournament, the first phase first. They share the orders that they had.'),
  ),

  deleteStage: contract(ENDPOINTS.deleteStage, z.strictObject({ stageId: idField() })),
};
