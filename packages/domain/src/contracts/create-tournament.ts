import { z } from 'zod';
import {
  pointsSchema,
  tieBreakersSchema,
  timeZoneSchema,
  tournamentDateSchema,
  tournamentNameSchema,
} from '../cup/record-fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { TournamentDetailsView } from './views';

const request = z.strictObject({
  name: tournamentNameSchema.optional(),
  date: tournamentDateSchema,
  points: pointsSchema.optional(),
  tieBreakers: tieBreakersSchema.optional(),
  timeZone: timeZoneSchema.optional(),
});

export type CreateTournamentRequest = z.input<typeof request>;

export interface CreateTournamentResponse {
  readonly tournamentDetails: TournamentDetailsView;
}

export const createTournamentContract: Contract<typeof request, CreateTournamentResponse> = {
  ...ENDPOINTS.createTournament,
  request,
};
