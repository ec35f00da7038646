import { teamContracts } from '@futsal-cup/domain/contracts/teams';
import { route } from '../../platform/route';
import { presentTeams } from '../../views/present-team';
import { createTeam } from './create-team';
import { deleteTeam } from './delete-team';
import { updateTeam } from './update-team';

export const teamRoutes = [
  route(teamContracts.getTeamsByTournament, async ({ request, dependencies }) => {
    const { cup } = await dependencies.cups.current(request.tournamentId);
    return { tournament: { Teams: presentTeams(cup) } };
  }),

  route(teamContracts.createTeam, ({ request, dependencies, once }) =>
    createTeam(dependencies, request, once),
  ),

  route(teamContracts.updateTeam, ({ request, dependencies }) => updateTeam(dependencies, request)),

  route(teamContracts.deleteTeam, ({ request, dependencies }) => deleteTeam(dependencies, request.teamId)),
];
