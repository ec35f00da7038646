import { createTournamentContract } from '@futsal-cup/domain/contracts/create-tournament';
import { getAllTournamentsContract } from '@futsal-cup/domain/contracts/get-all-tournaments';
import { getTournamentContract } from '@futsal-cup/domain/contracts/get-tournament';
import { getTournamentVersionContract } from '@futsal-cup/domain/contracts/get-tournament-version';
import { updateTournamentContract } from '@futsal-cup/domain/contracts/update-tournament';
import { route, viewRoute } from '../../platform/route';
import { createTournament } from './create-tournament';
import { readTournamentList } from './tournament-list';
import { writeTournamentView } from './tournament-view';
import { updateTournament } from './update-tournament';

const LIST_SHARED_SECONDS = 60;
const VIEW_SHARED_SECONDS = 10;

export const tournamentRoutes = [
  viewRoute(getAllTournamentsContract, LIST_SHARED_SECONDS, async ({ dependencies }) => ({
    ...(await readTournamentList(dependencies.db)),
    isImmutable: false,
  })),

  viewRoute(getTournamentContract, VIEW_SHARED_SECONDS, async ({ request, dependencies }) => {
    const current = await dependencies.cups.current(request.tournamentId);
    const { version } = current;
    return { version, body: writeTournamentView(current), isImmutable: request.version === version };
  }),

  viewRoute(getTournamentVersionContract, VIEW_SHARED_SECONDS, async ({ request, dependencies }) => {
    const version = await dependencies.cups.version(request.tournamentId);
    return { version, body: JSON.stringify({ success: true, data: { version } }), isImmutable: false };
  }),

  route(createTournamentContract, ({ request, dependencies, once }) =>
    createTournament(dependencies, request, once),
  ),

  route(updateTournamentContract, ({ request, dependencies }) => updateTournament(dependencies, request)),
];
