import { z } from 'zod';
import { idField } from '../cup/fields';
import { stageNameSchema, stageOrderSchema, stageTypeSchema } from '../cup/record-fields';
import { answer, contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { KnockoutStageView, StageView } from './views';

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

  deleteStage: contract(ENDPOINTS.deleteStage, z.strictObject({ stageId: idField() })),
};
