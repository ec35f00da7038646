import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({ matchId: idField() });

export type DeleteMatchRequest = z.input<typeof request>;

export type DeleteMatchResponse = NoData;

export const deleteMatchContract: Contract<typeof request, DeleteMatchResponse> = {
  ...ENDPOINTS.deleteMatch,
  request,
};
