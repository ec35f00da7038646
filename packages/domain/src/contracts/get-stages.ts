import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { StageView } from './views';

const request = z.strictObject({ tournamentId: idField() });

export type GetStagesRequest = z.input<typeof request>;

export interface GetStagesResponse {
  readonly dbStages: readonly StageView[];
}

export const getStagesContract: Contract<typeof request, GetStagesResponse> = {
  ...ENDPOINTS.getStages,
  request,
};
