import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { StageView } from './views';

const request = z.strictObject({ tournamentId: idField() });

export type GetKnockoutStagesRequest = z.input<typeof request>;

export type KnockoutStageView = Pick<StageView, 'stageId' | 'name' | 'order' | 'type' | 'Matches'>;

/** By stage id. */
export interface GetKnockoutStagesResponse {
  readonly dbKnockoutStages: Readonly<Record<string, KnockoutStageView>>;
}

export const getKnockoutStagesContract: Contract<typeof request, GetKnockoutStagesResponse> = {
  ...ENDPOINTS.getKnockoutStages,
  request,
};
