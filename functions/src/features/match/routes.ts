import { matchContracts } from '@futsal-cup/domain/contracts/matches';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { awardMatch } from '@futsal-cup/domain/commands/award-match';
import { createMatch, deleteMatch, markFinal, type MatchInput } from '@futsal-cup/domain/commands/matches';
import { compareMatches, presentMatches } from '../../presenters/present-match';
import { viewContextOf } from '../../presenters/view-context';
import { changeCup, noAnswer } from '../../storage/change-cup';
import { findCupOf } from '../../storage/read-cups';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { type AnswerOf, type Call, type CallOf, route } from '../route';
import { handleEditMatch, type MatchAnswer, presentMatchOf } from './edit-match';
import { groupMatchInput, knownTeamsInput, unknownTeamsInput } from './match-input';
import { handleMoveMatches } from './move-matches';

/** The matches of one tournament, or of all tournaments, by date. */
async function handleGetMatches({
  request: { tournamentId },
  dependencies: { cups },
}: CallOf<'getAllMatches'>): Promise<AnswerOf<'getAllMatches'>> {
  const read = tournamentId === undefined ? await cups.every() : [(await cups.current(tournamentId)).cup];
  const matches = read.flatMap((cup) => presentMatches(viewContextOf(cup), cup.matches));
  const dbMatches: Record<string, MatchView[]> = {};
  for (const match of matches.sort(compareMatches)) (dbMatches[match.date] ??= []).push(match);
  return { dbMatches };
}

async function handleCreateMatch(
  { dependencies, idempotencyKey, actor }: Call<unknown>,
  input: MatchInput,
): Promise<MatchAnswer> {
  const tournamentId = await findCupOf(dependencies.db, 'stages', input.stageId);
  return changeCup(dependencies, tournamentId, {
    idempotencyKey,
    actor,
    change: (cup, now) => createMatch(cup, input, now),
    answer: (cup) => ({ match: presentMatchOf(cup, input.matchId) }),
  });
}

async function handleAwardMatch({
  request: { matchId, forfeit, updatedAt },
  dependencies,
  actor,
}: CallOf<'awardMatch'>): Promise<AnswerOf<'awardMatch'>> {
  const tournamentId = await findCupOf(dependencies.db, 'matches', matchId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup) {
      const match = cup.matches.find((candidate) => candidate.matchId === matchId);
      if (match) refuseStaleEdit(updatedAt, match.updatedAt, () => presentMatchOf(cup, matchId));
      return awardMatch(cup, { matchId, forfeit });
    },
    answer: (cup) => ({ match: presentMatchOf(cup, matchId) }),
  });
}

async function handleDeleteMatch({
  request: { matchId },
  dependencies,
  actor,
}: CallOf<'deleteMatch'>): Promise<AnswerOf<'deleteMatch'>> {
  const tournamentId = await findCupOf(dependencies.db, 'matches', matchId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change: (cup) => deleteMatch(cup, matchId),
    answer: noAnswer,
  });
}

async function handleMarkFinal({
  request: { matchId, isFinal },
  dependencies,
  actor,
}: CallOf<'markFinal'>): Promise<AnswerOf<'markFinal'>> {
  const tournamentId = await findCupOf(dependencies.db, 'matches', matchId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change: (cup) => markFinal(cup, matchId, isFinal),
    answer: noAnswer,
  });
}

export const matchRoutes = [
  route(matchContracts.getAllMatches, handleGetMatches),

  route(matchContracts.createKnownTeamsMatch, (call) =>
    handleCreateMatch(call, knownTeamsInput(call.dependencies.newId(), call.request)),
  ),

  route(matchContracts.createUnknownTeamsMatch, (call) =>
    handleCreateMatch(call, unknownTeamsInput(call.dependencies.newId(), call.request)),
  ),

  route(matchContracts.createGroupMatch, (call) =>
    handleCreateMatch(call, groupMatchInput(call.dependencies.newId(), call.request)),
  ),

  route(matchContracts.editKnownTeamsMatch, ({ request, dependencies, actor }) => {
    const { matchId, updatedAt } = request;
    return handleEditMatch(dependencies, knownTeamsInput(matchId, request), { updatedAt, actor });
  }),

  route(matchContracts.editUnknownTeamsMatch, ({ request, dependencies, actor }) => {
    const { matchId, updatedAt } = request;
    return handleEditMatch(dependencies, unknownTeamsInput(matchId, request), { updatedAt, actor });
  }),

  route(matchContracts.editGroupMatch, ({ request, dependencies, actor }) => {
    const { matchId, updatedAt } = request;
    return handleEditMatch(dependencies, groupMatchInput(matchId, request), { updatedAt, actor });
  }),

  route(matchContracts.awardMatch, handleAwardMatch),
  route(matchContracts.markFinal, handleMarkFinal),
  route(matchContracts.deleteMatch, handleDeleteMatch),
  route(matchContracts.moveMatches, handleMoveMatches),
];
