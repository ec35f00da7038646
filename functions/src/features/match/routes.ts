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
import { knownTeamsInput, unknownTeamsInput } from './match-input';
import { readMatches } from './read-matches';

export const matchRoutes = [
  route(getAllMatchesContract, async ({ request, dependencies }) => ({
    dbMatches: await readMatches(dependencies, request.tournamentId),
  })),

  route(createKnownTeamsMatchContract, ({ request, dependencies, once }) =>
    createMatch(
      dependencies,
      knownTeamsInput({ matchId: dependencies.newId(), groupId: null }, request),
      once,
    ),
  ),

  route(createUnknownTeamsMatchContract, ({ request, dependencies, once }) =>
    createMatch(dependencies, unknownTeamsInput(dependencies.newId(), request), once),
  ),

  route(createGroupMatchContract, ({ request, dependencies, once }) =>
    createMatch(
      dependencies,
      knownTeamsInput({ matchId: dependencies.newId(), groupId: request.groupId }, request),
      once,
    ),
  ),

  route(editKnownTeamsMatchContract, ({ request, dependencies }) =>
    editMatch(
      dependencies,
      knownTeamsInput({ matchId: request.matchId, groupId: null }, request),
      request.updatedAt,
    ),
  ),

  route(editUnknownTeamsMatchContract, ({ request, dependencies }) =>
    editMatch(dependencies, unknownTeamsInput(request.matchId, request), request.updatedAt),
  ),

  route(editGroupMatchContract, ({ request, dependencies }) =>
    editMatch(dependencies, knownTeamsInput(request, request), request.updatedAt),
  ),

  route(deleteMatchContract, ({ request, dependencies }) => deleteMatch(dependencies, request.matchId)),
];
