import type * as english from '../../en/public/tournaments';
import type { Translated } from '../../translated';

export const tournamentsTexts = {
  cups: 'Tutti i tornei',
  noName: 'Nome del torneo',
  unnamed: (date) => `Torneo del ${date}`,
} satisfies Translated<typeof english.tournamentsTexts>;

export const homeTexts = {
  line: 'La coppa di calcio più emozionante dell’anno vi dà il benvenuto!',
  startingIn: 'Il torneo inizia tra:',
  units: { weeks: 'sett.', days: 'giorni', hours: 'ore', minutes: 'min', seconds: 'sec' },
  noTournament: 'Nessun torneo in programma!',
  finished: 'Il conto alla rovescia è terminato!',
  podium: ['Vincitore', 'Secondo posto', 'Terzo posto'],
  firstKickOff: (when) => `Primo calcio d’inizio: ${when}`,
  toMatches: 'Tutte le partite',
  toTeams: 'Squadre',
} satisfies Translated<typeof english.homeTexts>;
