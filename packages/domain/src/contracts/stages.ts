import { z } from 'zod';
import { categoryIdSchema } from '../cup/category-fields';
import { idField, listOf, updatedAtField } from '../cup/fields';
import { MAX_STAGES } from '../cup/limits';
import {
  matchRulesSchema,
  stageNameSchema,
  stageOrderSchema,
  stageTypeSchema,
  teamIdsSchema,
  wipesCautionsSchema,
} from '../cup/record-fields';
import { decisionKindSchema, placeSchema } from '../cup/table-rule-fields';
import { contract, contractsOf } from './contract';

export const stageContracts = contractsOf({
  getStages: contract(z.strictObject({ tournamentId: idField() })),

  getKnockoutStages: contract(z.strictObject({ tournamentId: idField() })),

  createStage: contract(
    z.strictObject({
      tournamentId: idField(),
      name: stageNameSchema,
      type: stageTypeSchema,
      order: stageOrderSchema,
      categoryId: categoryIdSchema.optional(),
    }),
  ),

  renameStage: contract(
    z.strictObject({ stageId: idField(), name: stageNameSchema, updatedAt: updatedAtField }),
  ),

  moveStageToCategory: contract(
    z.strictObject({ stageId: idField(), categoryId: categoryIdSchema, updatedAt: updatedAtField }),
  ),

  changeStageRules: contract(
    z
      .strictObject({
        stageId: idField(),
        matchRules: matchRulesSchema.nullable().optional(),
        wipesCautions: wipesCautionsSchema.optional(),
        updatedAt: updatedAtField,
      })
      .describe(
        'The rules of the matches of the stage, null where those of the tournament hold, and whether cautions count no more after it. A field that is left out stays.',
      ),
  ),

  reorderStages: contract(
    z
      .strictObject({
        tournamentId: idField(),
        stageIds: listOf(idField(), MAX_STAGES, 'every_stage_must_be_listed_once'),
      })
      .describe(
        'All stages of the tournament, the first phase first. Those of a category share the orders that they had.',
      ),
  ),

  recordDecisionAcross: contract(
    z
      .strictObject({
        stageId: idField(),
        place: placeSchema,
        teamIds: teamIdsSchema,
        decision: decisionKindSchema,
        updatedAt: updatedAtField,
      })
      .describe(
        'What was decided among the teams on one place of the groups, best first; an empty list removes it.',
      ),
  ),

  deleteStage: contract(z.strictObject({ stageId: idField() })),
});
