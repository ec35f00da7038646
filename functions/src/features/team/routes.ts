import { createTeamContract } from '@futsal-cup/domain/contracts/create-team';
import { deleteTeamContract } from '@futsal-cup/domain/contracts/delete-team';
import { getTeamsByTournamentContract } from '@futsal-cup/domain/contracts/get-teams-by-tournament';
import { updateTeamContract } from '@futsal-cup/domain/contracts/update-team';
import { route } from '../../platform/route';
import { presentTeams } from '../../views/present-team';
import { createTeam } from './create-team';
import { deleteTeam } from './delete-team';
import { updateTeam } from './update-team';

export const teamRoutes = [
  route(getTeamsByTournamentContract, async ({ request, dependencies }) => {
    const { cup } = await dependencies.cups.current(request.tournamentId);
    return { tournament: { Teams: presentTeams(cup) } };
  }),

  route(createTeamContract, ({ request, dependencies, once }) => createTeam(dependencies, request, once)),

  route(updateTeamContract, ({ request, dependencies }) => updateTeam(dependencies, request)),

  route(deleteTeamContract, ({ request, dependencies }) => deleteTeam(dependencies, request.teamId)),
];
