import { z } from 'zod';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { TournamentListItem } from './views';

const request = z.strictObject({});

export type GetAllTournamentsRequest = z.input<typeof request>;

/** Newest first. */
export interface GetAllTournamentsResponse {
  readonly allTournaments: readonly TournamentListItem[];
}

export const getAllTournamentsContract: Contract<typeof request, GetAllTournamentsResponse> = {
  ...ENDPOINTS.getAllTournaments,
  request,
};
