import { takeIntoCategory } from '@futsal-cup/domain/commands/categories';
import { setMessage } from '@futsal-cup/domain/commands/hall';
import { tournamentContracts } from '@futsal-cup/domain/contracts/tournaments';
import { changeRoute } from '../change-route';
import { handleAddPicture, handleSetSponsors } from './pictures-of-cup';
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
  changeRoute(tournamentContracts.setMessage, 'tournaments', (cup, { request: { message } }, now) =>
    setMessage(cup, message, now),
  ),
  route(tournamentContracts.setSponsors, handleSetSponsors),
  route(tournamentContracts.addPicture, handleAddPicture),
  route(tournamentContracts.getWholeTournament, handleGetWholeTournament),
  route(tournamentContracts.getArchivedTournaments, handleGetArchivedTournaments),
  route(tournamentContracts.archiveTournament, handleArchiveTournament),
  route(tournamentContracts.duplicateTournament, handleDuplicateTournament),
  route(tournamentContracts.getCupFile, handleGetCupFile),
  changeRoute(tournamentContracts.takeIntoCategory, 'tournaments', (cup, { request: { categoryId } }) =>
    takeIntoCategory(cup, categoryId),
  ),
  route(tournamentContracts.deleteTournament, handleDeleteTournament),
];
