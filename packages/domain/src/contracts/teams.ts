import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { categoryIdSchema } from '../cup/category-fields';
import { idField, listOf, updatedAtField } from '../cup/fields';
import { MAX_TEAMS } from '../cup/limits';
import { newPlayersSchema, teamNameSchema, updatedPlayersSchema } from '../cup/record-fields';
import { pointsByDecisionSchema, teamConductSchema, withdrawnResultsSchema } from '../cup/table-rule-fields';
import { contract, contractsOf } from './contract';
import { minLength } from '../cup/length';

const newTeam = {
  name: teamNameSchema,
  players: newPlayersSchema,
  categoryId: categoryIdSchema.optional(),
};

const newTeams = listOf(z.strictObject(newTeam), MAX_TEAMS, 'too_many_teams_listed')
  .check(minLength(1, { error: 'you_must_select_at_least_one_team' satisfies ErrorCode }))
  .readonly();

export const teamContracts = contractsOf({
  getTeamsByTournament: contract(z.strictObject({ tournamentId: idField() })),

  createTeam: contract(z.strictObject({ tournamentId: idField(), ...newTeam })),

  createTeams: contract(
    z.strictObject({ tournamentId: idField(), teams: newTeams }).describe('All of them, or none.'),
  ),

  updateTeam: contract(
    z
      .strictObject({
        tournamentId: idField(),
        teamId: idField(),
        name: teamNameSchema,
        players: updatedPlayersSchema,
        categoryId: categoryIdSchema.optional(),
        updatedAt: updatedAtField,
      })
      .describe(
        '`players` replaces the list: a player without a `playerId` is new, one who is not listed is removed. A category that is left out stays.',
      ),
  ),

  recordTeamPoints: contract(
    z
      .strictObject({
        teamId: idField(),
        pointsByDecision: pointsByDecisionSchema.nullable().optional(),
        conduct: teamConductSchema.nullable().optional(),
        updatedAt: updatedAtField,
      })
      .describe('A field that is left out stays as it is; null removes it.'),
  ),

  deleteTeam: contract(z.strictObject({ teamId: idField() })),

  withdrawTeam: contract(
    z
      .strictObject({ teamId: idField(), results: withdrawnResultsSchema })
      .describe(
        '`stand`: what was played counts, and what is still to come is forfeited as soon as the opponent is known. `annulled`: the team is in no table besides. Nothing is written but the withdrawal.',
      ),
  ),

  takeTeamBack: contract(z.strictObject({ teamId: idField() }).describe('Takes a withdrawal back.')),
});
