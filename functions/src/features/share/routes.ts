import { tournamentContracts } from '@futsal-cup/domain/contracts/tournaments';
import { viewRoute } from '../route';
import { handleGetCalendar } from './calendar/get-calendar';

/** Programs ask for a calendar every few hours at most, so nobody notices that it is five minutes old. */
const CALENDAR_SHARED_SECONDS = 300;

export const shareRoutes = [
  viewRoute(tournamentContracts.getCalendar, CALENDAR_SHARED_SECONDS, handleGetCalendar),
];
