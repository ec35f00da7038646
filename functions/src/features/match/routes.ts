import { matchContracts } from '@futsal-cup/domain/contracts/matches';
import { route } from '../../platform/route';
import { createMatch } from './create-match';
import { deleteMatch } from './delete-match';
import { editMatch } from './edit-match';
import { wishKnownTeams, wishUnknownTeams } from './match-wish';
import { readMatches } from './read-matches';

export const matchRoutes = [
  route(matchContracts.getAllMatches, async ({ request, dependencies }) => ({
    dbMatches: await readMatches(dependencies, request.tournamentId),
  })),

  route(matchContracts.createKnownTeamsMatch, ({ request, dependencies, once }) =>
    createMatch(dependencies, wishKnownTeams(dependencies.newId(), null, request), once),
  ),

  route(matchContracts.createUnknownTeamsMatch, ({ request, dependencies, once }) =>
    createMatch(dependencies, wishUnknownTeams(dependencies.newId(), request), once),
  ),

  route(matchContracts.createGroupMatch, ({ request, dependencies, once }) =>
    createMatch(dependencies, wishKnownTeams(dependencies.newId(), request.groupId, request), once),
  ),

  route(matchContracts.editKnownTeamsMatch, ({ request, dependencies }) =>
    editMatch(dependencies, wishKnownTeams(request.matchId, null, request), request.updatedAt),
  ),

  route(matchContracts.editUnknownTeamsMatch, ({ request, dependencies }) =>
    editMatch(dependencies, wishUnknownTeams(request.matchId, request), request.updatedAt),
  ),

  route(matchContracts.editGroupMatch, ({ request, dependencies }) =>
    editMatch(dependencies, wishKnownTeams(request.matchId, request.groupId, request), request.updatedAt),
  ),

  route(matchContracts.deleteMatch, ({ request, dependencies }) =>
    deleteMatch(dependencies, request.matchId),
  ),
];
