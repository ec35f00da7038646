import { createGroupMatchContract } from '@futsal-cup/domain/contracts/create-group-match';
import { createKnownTeamsMatchContract } from '@futsal-cup/domain/contracts/create-known-teams-match';
import { createUnknownTeamsMatchContract } from '@futsal-cup/domain/contracts/create-unknown-teams-match';
import { deleteMatchContract } from '@futsal-cup/domain/contracts/delete-match';
import { editGroupMatchContract } from '@futsal-cup/domain/contracts/edit-group-match';
import { editKnownTeamsMatchContract } from '@futsal-cup/domain/contracts/edit-known-teams-match';
import { editUnknownTeamsMatchContract } from '@futsal-cup/domain/contracts/edit-unknown-teams-match';
import { getAllMatchesContract } from '@futsal-cup/domain/contracts/get-all-matches';
import { route } from '../../platform/route';
import { createMatch } from './create-match';
import { deleteMatch } from './delete-match';
import { editMatch } from './edit-match';
import { wishKnownTeams, wishUnknownTeams } from './match-wish';
import { readMatches } from './read-matches';

export const matchRoutes = [
  route(getAllMatchesContract, async ({ request, dependencies }) => ({
    dbMatches: await readMatches(dependencies, request.tournamentId),
  })),

  route(createKnownTeamsMatchContract, ({ request, dependencies, once }) =>
    createMatch(dependencies, wishKnownTeams(dependencies.newId(), null, request), once),
  ),

  route(createUnknownTeamsMatchContract, ({ request, dependencies, once }) =>
    createMatch(dependencies, wishUnknownTeams(dependencies.newId(), request), once),
  ),

  route(createGroupMatchContract, ({ request, dependencies, once }) =>
    createMatch(dependencies, wishKnownTeams(dependencies.newId(), request.groupId, request), once),
  ),

  route(editKnownTeamsMatchContract, ({ request, dependencies }) =>
    editMatch(dependencies, wishKnownTeams(request.matchId, null, request), request.updatedAt),
  ),

  route(editUnknownTeamsMatchContract, ({ request, dependencies }) =>
    editMatch(dependencies, wishUnknownTeams(request.matchId, request), request.updatedAt),
  ),

  route(editGroupMatchContract, ({ request, dependencies }) =>
    editMatch(dependencies, wishKnownTeams(request.matchId, request.groupId, request), request.updatedAt),
  ),

  route(deleteMatchContract, ({ request, dependencies }) => deleteMatch(dependencies, request.matchId)),
];
