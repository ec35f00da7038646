import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { MatchView } from './views';

/** Without `tournamentId`: of all tournaments. */
const request = z.strictObject({ tournamentId: idField().optional() });

export type GetAllMatchesRequest = z.input<typeof request>;

/** By date (`YYYY-MM-DD`), each sorted by time and number. */
export interface GetAllMatchesResponse {
  readonly dbMatches: Readonly<Record<string, readonly MatchView[]>>;
}

export const getAllMatchesContract: Contract<typeof request, GetAllMatchesResponse> = {
  ...ENDPOINTS.getAllMatches,
  request,
};
