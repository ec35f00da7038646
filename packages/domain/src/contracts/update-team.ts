import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
import { teamNameSchema, updatedPlayersSchema } from '../cup/record-fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

/** `players` replaces the list. */
const request = z.strictObject({
  tournamentId: idField(),
  teamId: idField(),
  name: teamNameSchema,
  players: updatedPlayersSchema,
  updatedAt: updatedAtField,
});

export type UpdateTeamRequest = z.input<typeof request>;

export type UpdateTeamResponse = NoData;

export const updateTeamContract: Contract<typeof request, UpdateTeamResponse> = {
  ...ENDPOINTS.updateTeam,
  request,
};
