import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
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

/** What is left out stays as it is. */
const request = z.strictObject({
  tournamentId: idField(),
  name: tournamentNameSchema.optional(),
  date: tournamentDateSchema,
  points: pointsSchema.optional(),
  tieBreakers: tieBreakersSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  updatedAt: updatedAtField,
});

export type UpdateTournamentRequest = z.input<typeof request>;

export interface UpdateTournamentResponse {
  readonly tournamentDetails: TournamentDetailsView;
}

export const updateTournamentContract: Contract<typeof request, UpdateTournamentResponse> = {
  ...ENDPOINTS.updateTournament,
  request,
};
