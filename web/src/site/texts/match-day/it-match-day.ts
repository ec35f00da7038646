import type { matchDayTexts as english } from './en-match-day';
import type { Translated } from '../../../shelf/texts/translated';

export const matchDayTexts: Translated<typeof english> = {
  form: {
    title: 'Forma: le ultime cinque partite',
    none: 'Nessuna partita precedente in questo torneo.',
    letters: { won: 'V', drawn: 'N', lost: 'P' },
    words: { won: 'Vittoria', drawn: 'Pareggio', lost: 'Sconfitta' },
  },
  team: {
    referees: 'Arbitra, secondo il piano',
    follow: 'Seguire questa squadra',
    unfollow: 'Non seguire più',
    missing: 'Questa squadra non è stata trovata. Forse è stata eliminata.',
    toTeams: 'Tutte le squadre',
    matches: 'Partite',
    noMatches: 'Nessuna partita ancora in programma per questa squadra.',
  },
};
