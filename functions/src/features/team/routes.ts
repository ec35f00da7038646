import { teamContracts } from '@futsal-cup/domain/contracts/teams';
import { createTeam, createTeams, deleteTeam, updateTeam } from '@futsal-cup/domain/commands/teams';
import { presentTeam, presentTeams } from '../../presenters/present-team';
import { changeCup, noAnswer } from '../../storage/change-cup';
import { findCupOf } from '../../storage/read-cups';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { type AnswerOf, type CallOf, route } from '../route';

async function handleGetTeams({ request, dependencies }: CallOf<'getTeamsByTournament'>) {
  const { cup } = await dependencies.cups.current(request.tournamentId);
  return { tournament: { Teams: presentTeams(cup) } };
}

function handleCreateTeam({
  request: { tournamentId, name, players },
  dependencies,
  actor,
  idempotencyKey,
}: CallOf<'createTeam'>): Promise<AnswerOf<'createTeam'>> {
  const { newId } = dependencies;
  const teamId = newId();
  return changeCup(dependencies, tournamentId, {
    idempotencyKey,
    actor,
    change: (cup) => createTeam(cup, { teamId, name, players }, newId),
    answer: (cup) => ({ dbTeams: presentTeams(cup) }),
  });
}

function handleCreateTeams({
  request: { tournamentId, teams },
  dependencies,
  actor,
  idempotencyKey,
}: CallOf<'createTeams'>): Promise<AnswerOf<'createTeams'>> {
  const { newId } = dependencies;
  const inputs = teams.map((team) => ({ ...team, teamId: newId() }));
  return changeCup(dependencies, tournamentId, {
    idempotencyKey,
    actor,
    change: (cup) => createTeams(cup, inputs, newId),
    answer: () => ({ teamIds: inputs.map(({ teamId }) => teamId) }),
  });
}

function handleUpdateTeam({
  request: { tournamentId, teamId, name, players, updatedAt },
  dependencies,
  actor,
}: CallOf<'updateTeam'>): Promise<AnswerOf<'updateTeam'>> {
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup) {
      const team = cup.teams.find((candidate) => candidate.teamId === teamId);
      if (team) refuseStaleEdit(updatedAt, team.updatedAt, () => presentTeam(cup, team));
      return updateTeam(cup, { teamId, name, players }, dependencies.newId);
    },
    answer: noAnswer,
  });
}

async function handleDeleteTeam({
  request: { teamId },
  dependencies,
  actor,
}: CallOf<'deleteTeam'>): Promise<AnswerOf<'deleteTeam'>> {
  const tournamentId = await findCupOf(dependencies.db, 'teams', teamId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change: (cup) => deleteTeam(cup, teamId),
    answer: noAnswer,
  });
}

export const teamRoutes = [
  route(teamContracts.getTeamsByTournament, handleGetTeams),
  route(teamContracts.createTeam, handleCreateTeam),
  route(teamContracts.createTeams, handleCreateTeams),
  route(teamContracts.updateTeam, handleUpdateTeam),
  route(teamContracts.deleteTeam, handleDeleteTeam),
];
