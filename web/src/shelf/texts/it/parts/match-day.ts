import type { matchDayTexts as english } from '../../en/parts/match-day';
import type { Translated, WithAllArguments } from '../../translated';

const texts = {
  filters: {
    title: 'Filtrare le partite',
    group: 'Tutti i gironi',
    team: 'Tutte le squadre',
    place: 'Tutti i luoghi',
    none: 'Nessuna partita corrisponde a questa scelta.',
    all: 'Mostra tutte le partite',
  },
  form: {
    title: 'Forma: le ultime cinque partite',
    lastResults: 'Ultimi risultati',
    none: 'Nessuna partita precedente in questo torneo.',
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
    unfollow: 'Non seguire più',
    missing: 'Questa squadra non è stata trovata. Forse è stata eliminata.',
    toTeams: 'Tutte le squadre',
    matches: 'Partite',
    noMatches: 'Nessuna partita ancora in programma per questa squadra.',
  },
  print: 'Stampare calendario e classifiche',
} satisfies Translated<typeof english>;

/** The texts of the lists of matches, and of the pages of a match and of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
