import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { TeamView } from './views';

const request = z.strictObject({ tournamentId: idField() });

export type GetTeamsByTournamentRequest = z.input<typeof request>;

export interface GetTeamsByTournamentResponse {
  readonly tournament: { readonly Teams: readonly TeamView[] };
}

export const getTeamsByTournamentContract: Contract<typeof request, GetTeamsByTournamentResponse> = {
  ...ENDPOINTS.getTeamsByTournament,
  request,
};
