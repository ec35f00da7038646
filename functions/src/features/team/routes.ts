import { teamContracts } from '@futsal-cup/domain/contracts/teams';
import {
  createTeam,
  createTeams,
  deleteTeam,
  recordTeamPoints,
  updateTeam,
} from '@futsal-cup/domain/commands/teams';
import { takeTeamBack, withdrawTeam } from '@futsal-cup/domain/commands/withdraw-team';
import type { Sides } from '@futsal-cup/domain/cup/sides';
import { presentMatches } from '../../presenters/present-match';
import { presentTeam, presentTeams } from '../../presenters/present-team';
import { viewContextOf } from '../../presenters/view-context';
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

async function handleRecordTeamPoints({
  request: { updatedAt, ...input },
  dependencies,
  actor,
}: CallOf<'recordTeamPoints'>): Promise<AnswerOf<'recordTeamPoints'>> {
  const tournamentId = await findCupOf(dependencies.db, 'teams', input.teamId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup) {
      const team = cup.teams.find(({ teamId }) => teamId === input.teamId);
      if (team) refuseStaleEdit(updatedAt, team.updatedAt, () => presentTeam(cup, team));
      return recordTeamPoints(cup, input);
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

async function handleWithdrawTeam({
  request: { teamId, results },
  dependencies,
  actor,
}: CallOf<'withdrawTeam'>): Promise<AnswerOf<'withdrawTeam'>> {
  const tournamentId = await findCupOf(dependencies.db, 'teams', teamId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change: (cup, now) => withdrawTeam(cup, { teamId, results }, now),
    answer(cup) {
      const context = viewContextOf(cup);
      const { read, sides } = context.resolved;
      const isIts = ({ local, visitor }: Sides<string | null>) => local === teamId || visitor === teamId;
      const matches = cup.matches.filter(({ matchId }) => {
        const teams = sides.get(matchId);
        return read.has(matchId) && teams !== undefined && isIts(teams);
      });
      return { matches: presentMatches(context, matches) };
    },
  });
}

async function handleTakeTeamBack({
  request: { teamId },
  dependencies,
  actor,
}: CallOf<'takeTeamBack'>): Promise<AnswerOf<'takeTeamBack'>> {
  const tournamentId = await findCupOf(dependencies.db, 'teams', teamId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change: (cup) => takeTeamBack(cup, teamId),
    answer: noAnswer,
  });
}

export const teamRoutes = [
  route(teamContracts.getTeamsByTournament, handleGetTeams),
  route(teamContracts.createTeam, handleCreateTeam),
  route(teamContracts.createTeams, handleCreateTeams),
  route(teamContracts.updateTeam, handleUpdateTeam),
  route(teamContracts.recordTeamPoints, handleRecordTeamPoints),
  route(teamContracts.deleteTeam, handleDeleteTeam),
  route(teamContracts.withdrawTeam, handleWithdrawTeam),
  route(teamContracts.takeTeamBack, handleTakeTeamBack),
];
