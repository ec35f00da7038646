import { z } from 'zod';
import { idField } from '../cup/fields';
import { stageNameSchema, stageOrderSchema, stageTypeSchema } from '../cup/record-fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({
  tournamentId: idField(),
  name: stageNameSchema,
  type: stageTypeSchema,
  order: stageOrderSchema,
});

export type CreateStageRequest = z.input<typeof request>;

export type CreateStageResponse = NoData;

export const createStageContract: Contract<typeof request, CreateStageResponse> = {
  ...ENDPOINTS.createStage,
  request,
};
