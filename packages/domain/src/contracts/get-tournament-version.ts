import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({ tournamentId: idField() });

export type GetTournamentVersionRequest = z.input<typeof request>;

export interface GetTournamentVersionResponse {
  readonly version: string;
}

export const getTournamentVersionContract: Contract<typeof request, GetTournamentVersionResponse> = {
  ...ENDPOINTS.getTournamentVersion,
  request,
};
