import type { matchDayTexts as english } from './en-match-day';
import type { Translated } from '../../../shelf/texts/translated';

export const matchDayTexts: Translated<typeof english> = {
  form: {
    title: 'Form: die letzten fünf Spiele',
    none: 'Kein früheres Spiel in diesem Turnier.',
    letters: { won: 'S', drawn: 'U', lost: 'N' },
    words: { won: 'Sieg', drawn: 'Unentschieden', lost: 'Niederlage' },
  },
  team: {
    referees: 'Pfeift laut Plan',
    follow: 'Diesem Team folgen',
    unfollow: 'Nicht mehr folgen',
    missing: 'Dieses Team wurde nicht gefunden. Vielleicht wurde es gelöscht.',
    toTeams: 'Alle Teams',
    matches: 'Spiele',
    noMatches: 'Für dieses Team ist noch kein Spiel angesetzt.',
  },
};
