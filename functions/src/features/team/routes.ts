import { teamContracts } from '@futsal-cup/domain/contracts/teams';
import {
  createTeam,
  createTeams,
  deleteTeam,
  recordTeamPoints,
  updateTeam,
} from '@futsal-cup/domain/commands/teams';
import { takeTeamBack, withdrawTeam } from '@futsal-cup/domain/commands/withdraw-team';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { presentMatches } from '../../presenters/present-match';
import { presentTeams } from '../../presenters/present-team';
import { viewContextOf } from '../../presenters/view-context';
import type { StoredCup } from '../../storage/stored';
import { answeringRoute, changeRoute } from '../change-route';
import { type CallOf, route } from '../route';

async function handleGetTeams({ request, dependencies }: CallOf<'getTeamsByTournament'>) {
  const { cup } = await dependencies.cups.current(request.tournamentId);
  return { tournament: { Teams: presentTeams(cup) } };
}

/** The matches of a team that count otherwise than they are recorded. */
function presentReadMatches(cup: StoredCup, teamId: string): MatchView[] {
  const context = viewContextOf(cup);
  const { read, sides } = context.resolved;
  const isIts = (matchId: string) =>
    Object.values(sides.get(matchId) ?? {}).some((ofSide) => ofSide === teamId);
  return presentMatches(
    context,
    cup.matches.filter(({ matchId }) => read.has(matchId) && isIts(matchId)),
  );
}

export const teamRoutes = [
  route(teamContracts.getTeamsByTournament, handleGetTeams),

  answeringRoute(teamContracts.createTeam, 'tournaments', ({ request, dependencies: { newId } }) => {
    const { name, players, categoryId } = request;
    return {
      change: (cup) => createTeam(cup, { teamId: newId(), name, players, categoryId }, newId),
      answer: (cup) => ({ dbTeams: presentTeams(cup) }),
    };
  }),
  answeringRoute(teamContracts.createTeams, 'tournaments', ({ request, dependencies: { newId } }) => {
    const inputs = request.teams.map((team) => ({ ...team, teamId: newId() }));
    return {
      change: (cup) => createTeams(cup, inputs, newId),
      answer: () => ({ teamIds: inputs.map(({ teamId }) => teamId) }),
    };
  }),
  changeRoute(teamContracts.updateTeam, 'teams', (cup, { request, dependencies: { newId } }) => {
    const { teamId, name, players, categoryId } = request;
    return updateTeam(cup, { teamId, name, players, categoryId }, newId);
  }),
  changeRoute(teamContracts.recordTeamPoints, 'teams', (cup, { request }) => recordTeamPoints(cup, request)),
  changeRoute(teamContracts.deleteTeam, 'teams', (cup, { request }) => deleteTeam(cup, request.teamId)),
  answeringRoute(teamContracts.withdrawTeam, 'teams', ({ request }) => ({
    change: (cup, now) => withdrawTeam(cup, request, now),
    answer: (cup) => ({ matches: presentReadMatches(cup, request.teamId) }),
  })),
  changeRoute(teamContracts.takeTeamBack, 'teams', (cup, { request }) => takeTeamBack(cup, request.teamId)),
];
