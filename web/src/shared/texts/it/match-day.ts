import type { matchDayTexts as english } from '../en/match-day';
import type { Translated, WithAllArguments } from '../translated';

const texts = {
  phases: {
    scheduled: 'Non ancora iniziata',
    postponed: 'Rinviata',
    'first-half': '1º tempo',
    'half-time': 'Intervallo',
    'second-half': '2º tempo',
    'extra-time-1': 'Supplementari, 1º tempo',
    'extra-time-break': 'Supplementari, intervallo',
    'extra-time-2': 'Supplementari, 2º tempo',
    'shoot-out': 'Calci di rigore',
    finished: 'Fine della partita',
    abandoned: 'Sospesa',
  },
  onlyHalf: 'In corso',
  fouls: (local, visitor) => `Falli ${local} – ${visitor}`,
  provisional: 'Provvisoria',
  provisionalHint: 'Conta anche le partite in corso',
  playing: 'in campo ora',
  goalNews: (team, score) => `Rete per ${team}. ${score}`,
  scoreNews: (score) => `Nuovo punteggio: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
  filters: {
    title: 'Filtrare le partite',
    group: 'Tutti i gironi',
    team: 'Tutte le squadre',
    place: 'Tutti i luoghi',
  },
  form: {
    title: 'Forma: le ultime cinque partite',
    lastResults: 'Ultimi risultati',
    none: 'Nessuna partita giocata finora.',
    letters: { won: 'V', drawn: 'N', lost: 'P' },
    words: { won: 'Vittoria', drawn: 'Pareggio', lost: 'Sconfitta' },
  },
  match: {
    missing: 'Questa partita non è stata trovata. Forse è stata eliminata.',
    toMatches: 'Tutte le partite',
    showOnMap: 'Mostra sulla mappa',
  },
  team: {
    follow: 'Segui questa squadra',
    missing: 'Questa squadra non è stata trovata. Forse è stata eliminata.',
    toTeams: 'Tutte le squadre',
    matches: 'Partite',
    noMatches: 'Nessuna partita ancora in programma per questa squadra.',
  },
  print: 'Stampare calendario e classifiche',
} satisfies Translated<typeof english>;

/** What visitors read of a match that is played, on its page and on that of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
