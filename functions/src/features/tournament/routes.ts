import { tournamentContracts } from '@futsal-cup/domain/contracts/tournaments';
import { route } from '../route';
import {
  handleArchiveTournament,
  handleDeleteTournament,
  handleDuplicateTournament,
  handleGetArchivedTournaments,
  handleGetCupFile,
  handleGetWholeTournament,
} from './keep-tournaments';
import { handleCreateTournament, handleUpdateTournament } from './save-tournament';

export const tournamentRoutes = [
  route(tournamentContracts.createTournament, handleCreateTournament),
  route(tournamentContracts.updateTournament, handleUpdateTournament),
  route(tournamentContracts.getWholeTournament, handleGetWholeTournament),
  route(tournamentContracts.getArchivedTournaments, handleGetArchivedTournaments),
  route(tournamentContracts.archiveTournament, handleArchiveTournament),
  route(tournamentContracts.duplicateTournament, handleDuplicateTournament),
  route(tournamentContracts.getCupFile, handleGetCupFile),
  route(tournamentContracts.deleteTournament, handleDeleteTournament),
];
