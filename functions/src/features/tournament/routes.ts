import { tournamentContracts } from '@futsal-cup/domain/contracts/tournaments';
import { route, viewRoute } from '../route';
import {
  handleArchiveTournament,
  handleDeleteTournament,
  handleDuplicateTournament,
  handleGetArchivedTournaments,
  handleGetCupFile,
  handleGetWholeTournament,
} from './keep-tournaments';
import { handleCreateTournament, handleUpdateTournament } from './save-tournament';
import { handleGetAllTournaments, handleGetTournament, handleGetTournamentVersion } from './tournament-views';

const LIST_SHARED_SECONDS = 60;
const VIEW_SHARED_SECONDS = 10;

export const tournamentRoutes = [
  viewRoute(tournamentContracts.getAllTournaments, LIST_SHARED_SECONDS, handleGetAllTournaments),
  viewRoute(tournamentContracts.getTournament, VIEW_SHARED_SECONDS, handleGetTournament),
  viewRoute(tournamentContracts.getTournamentVersion, VIEW_SHARED_SECONDS, handleGetTournamentVersion),
  route(tournamentContracts.createTournament, handleCreateTournament),
  route(tournamentContracts.updateTournament, handleUpdateTournament),
  route(tournamentContracts.getWholeTournament, handleGetWholeTournament),
  route(tournamentContracts.getArchivedTournaments, handleGetArchivedTournaments),
  route(tournamentContracts.archiveTournament, handleArchiveTournament),
  route(tournamentContracts.duplicateTournament, handleDuplicateTournament),
  route(tournamentContracts.getCupFile, handleGetCupFile),
  route(tournamentContracts.deleteTournament, handleDeleteTournament),
];
