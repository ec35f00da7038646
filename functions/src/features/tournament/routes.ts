import { tournamentContracts } from '@futsal-cup/domain/contracts/tournaments';
import { route, viewRoute } from '../../platform/route';
import { createTournament } from './create-tournament';
import { readTournamentList } from './tournament-list';
import { writeTournamentView } from './tournament-view';
import { updateTournament } from './update-tournament';

const LIST_SHARED_SECONDS = 60;
const VIEW_SHARED_SECONDS = 10;

export const tournamentRoutes = [
  viewRoute(tournamentContracts.getAllTournaments, LIST_SHARED_SECONDS, async ({ dependencies }) => ({
    ...(await readTournamentList(dependencies.db)),
    isImmutable: false,
  })),

  viewRoute(tournamentContracts.getTournament, VIEW_SHARED_SECONDS, async ({ request, dependencies }) => {
    const current = await dependencies.cups.current(request.tournamentId);
    const { version } = current;
    return { version, body: writeTournamentView(current), isImmutable: request.version === version };
  }),

  viewRoute(
    tournamentContracts.getTournamentVersion,
    VIEW_SHARED_SECONDS,
    async ({ request, dependencies }) => {
      const version = await dependencies.cups.version(request.tournamentId);
      return { version, body: JSON.stringify({ success: true, data: { version } }), isImmutable: false };
    },
  ),

  route(tournamentContracts.createTournament, ({ request, dependencies, once }) =>
    createTournament(dependencies, request, once),
  ),

  route(tournamentContracts.updateTournament, ({ request, dependencies }) =>
    updateTournament(dependencies, request),
  ),
];
