import type * as english from '../../en/public/tournaments';
import type { Translated } from '../../translated';

export const tournamentsTexts = {
  cups: 'Alle Turniere',
  noName: 'Turniername',
  unnamed: (date) => `Turnier vom ${date}`,
} satisfies Translated<typeof english.tournamentsTexts>;

export const homeTexts = {
  line: 'Willkommen am spannendsten Fussballcup des Jahres!',
  startingIn: 'Das Turnier beginnt in:',
  units: { weeks: 'Wochen', days: 'Tage', hours: 'Std.', minutes: 'Min.', seconds: 'Sek.' },
  noTournament: 'Zurzeit steht kein Turnier an!',
  finished: 'Der Countdown ist abgelaufen!',
  podium: ['Turniersieger', 'Zweiter Platz', 'Dritter Platz'],
  firstKickOff: (when) => `Erster Anpfiff: ${when}`,
  toMatches: 'Alle Spiele',
  toTeams: 'Teams',
} satisfies Translated<typeof english.homeTexts>;
