import type * as english from '../../en/public/tournaments';
import type { Translated } from '../../translated';

export const tournamentsTexts = {
  welcome: 'Willkommen am Zürcher Frauen-Futsalcup',
  lead: 'Turnier auswählen und jedes Spiel, jede Tabelle und jedes Tor verfolgen, vom Anpfiff bis zum Final.',
  cups: 'Alle Turniere',
  list: 'Turniere',
  times: { running: 'Jetzt', coming: 'Demnächst', past: 'Vergangene' },
  empty: 'Die Turnierangaben folgen in Kürze',
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
