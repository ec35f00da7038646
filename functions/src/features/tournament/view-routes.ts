import { tournamentContracts } from '@futsal-cup/domain/contracts/tournaments';
import { viewRoute } from '../route';
import { handleGetAllTournaments, handleGetTournament, handleGetTournamentVersion } from './tournament-views';

const LIST_SHARED_SECONDS = 60;
const VIEW_SHARED_SECONDS = 10;

/** The calls with which every page of a visitor begins. */
export const viewRoutes = [
  viewRoute(tournamentContracts.getAllTournaments, LIST_SHARED_SECONDS, handleGetAllTournaments),
  viewRoute(tournamentContracts.getTournament, VIEW_SHARED_SECONDS, handleGetTournament),
  viewRoute(tournamentContracts.getTournamentVersion, VIEW_SHARED_SECONDS, handleGetTournamentVersion),
];
