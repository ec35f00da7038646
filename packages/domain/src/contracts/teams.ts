import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
import { newPlayersSchema, teamNameSchema, updatedPlayersSchema } from '../cup/record-fields';
import { answer, contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { TeamView } from './views';

export const teamContracts = {
  getTeamsByTournament: contract(
    ENDPOINTS.getTeamsByTournament,
    z.strictObject({ tournamentId: idField() }),
    answer<{ readonly tournament: { readonly Teams: readonly TeamView[] } }>(),
  ),

  createTeam: contract(
    ENDPOINTS.createTeam,
    z.strictObject({ tournamentId: idField(), name: teamNameSchema, players: newPlayersSchema }),
    answer<{
      /** All teams of the tournament, the new one included. */
      readonly dbTeams: readonly TeamView[];
    }>(),
  ),

  updateTeam: contract(
    ENDPOINTS.updateTeam,
    z
      .strictObject({
        tournamentId: idField(),
        teamId: idField(),
        name: teamNameSchema,
        players: updatedPlayersSchema,
        updatedAt: updatedAtField,
      })
      .describe(
        '`players` replaces the list: a player without a `playerId` is new, one who is not listed is removed.',
      ),
  ),

  deleteTeam: contract(ENDPOINTS.deleteTeam, z.strictObject({ teamId: idField() })),
};
