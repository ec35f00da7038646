import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({ stageId: idField() });

export type DeleteStageRequest = z.input<typeof request>;

export type DeleteStageResponse = NoData;

export const deleteStageContract: Contract<typeof request, DeleteStageResponse> = {
  ...ENDPOINTS.deleteStage,
  request,
};
