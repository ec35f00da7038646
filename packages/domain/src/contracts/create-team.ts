import { z } from 'zod';
import { idField } from '../cup/fields';
import { newPlayersSchema, teamNameSchema } from '../cup/record-fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { TeamView } from './views';

const request = z.strictObject({ tournamentId: idField(), name: teamNameSchema, players: newPlayersSchema });

export type CreateTeamRequest = z.input<typeof request>;

/** All teams of the tournament, the new one among them. */
export interface CreateTeamResponse {
  readonly dbTeams: readonly TeamView[];
}

export const createTeamContract: Contract<typeof request, CreateTeamResponse> = {
  ...ENDPOINTS.createTeam,
  request,
};
