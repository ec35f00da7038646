import { matchContracts } from '@futsal-cup/domain/contracts/matches';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { awardMatch } from '@futsal-cup/domain/commands/award-match';
import { createMatches } from '@futsal-cup/domain/commands/create-matches';
import {
  createMatch,
  deleteMatch,
  editMatch,
  markFinal,
  type MatchInput,
} from '@futsal-cup/domain/commands/matches';
import { compareMatches, presentMatches, presentMatchOf } from '../../presenters/present-match';
import { viewContextOf } from '../../presenters/view-context';
import type { StoredCup } from '../../storage/stored';
import { answeringRoute, changeRoute } from '../change-route';
import { type AnswerOf, type CallOf, route } from '../route';
import { groupMatchInput, knownTeamsInput, unknownTeamsInput } from './match-input';
import { moveMatchesRoute } from './move-matches';

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

/** What a call answers that makes or changes the match of this input. */
function changeOfMatch(command: typeof createMatch, input: MatchInput) {
  return {
    change: (cup: StoredCup, now: number) => command(cup, input, now),
    answer: (cup: StoredCup) => ({ match: presentMatchOf(cup, input.matchId) }),
  };
}

export const matchRoutes = [
  route(matchContracts.getAllMatches, handleGetMatches),

  answeringRoute(matchContracts.createKnownTeamsMatch, 'stages', ({ request, dependencies }) =>
    changeOfMatch(createMatch, knownTeamsInput(dependencies.newId(), request)),
  ),
  answeringRoute(matchContracts.createUnknownTeamsMatch, 'stages', ({ request, dependencies }) =>
    changeOfMatch(createMatch, unknownTeamsInput(dependencies.newId(), request)),
  ),
  answeringRoute(matchContracts.createGroupMatch, 'stages', ({ request, dependencies }) =>
    changeOfMatch(createMatch, groupMatchInput(dependencies.newId(), request)),
  ),
  changeRoute(matchContracts.createMatches, 'tournaments', (cup, { request, dependencies }, now) =>
    createMatches(cup, request, dependencies.newId, now),
  ),
  answeringRoute(matchContracts.editKnownTeamsMatch, 'matches', ({ request }) =>
    changeOfMatch(editMatch, knownTeamsInput(request.matchId, request)),
  ),
  answeringRoute(matchContracts.editUnknownTeamsMatch, 'matches', ({ request }) =>
    changeOfMatch(editMatch, unknownTeamsInput(request.matchId, request)),
  ),
  answeringRoute(matchContracts.editGroupMatch, 'matches', ({ request }) =>
    changeOfMatch(editMatch, groupMatchInput(request.matchId, request)),
  ),
  answeringRoute(matchContracts.awardMatch, 'matches', ({ request: { matchId, forfeit } }) => ({
    change: (cup) => awardMatch(cup, { matchId, forfeit }),
    answer: (cup) => ({ match: presentMatchOf(cup, matchId) }),
  })),
  changeRoute(matchContracts.markFinal, 'matches', (cup, { request: { matchId, isFinal } }) =>
    markFinal(cup, matchId, isFinal),
  ),
  changeRoute(matchContracts.deleteMatch, 'matches', (cup, { request }) => deleteMatch(cup, request.matchId)),
  moveMatchesRoute,
];
