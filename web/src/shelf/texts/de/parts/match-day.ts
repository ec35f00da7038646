import type { matchDayTexts as english } from '../../en/parts/match-day';
import type { Translated, WithAllArguments } from '../../translated';

const texts = {
  filters: {
    title: 'Spiele eingrenzen',
    group: 'Alle Gruppen',
    team: 'Alle Teams',
    place: 'Alle Orte',
    none: 'Kein Spiel passt zu dieser Auswahl.',
    all: 'Alle Spiele zeigen',
  },
  form: {
    title: 'Form: die letzten fünf Spiele',
    lastResults: 'Letzte Resultate',
    none: 'Kein früheres Spiel in diesem Turnier.',
    letters: { won: 'S', drawn: 'U', lost: 'N' },
    words: { won: 'Sieg', drawn: 'Unentschieden', lost: 'Niederlage' },
  },
  match: {
    missing: 'Dieses Spiel wurde nicht gefunden. Vielleicht wurde es gelöscht.',
    toMatches: 'Alle Spiele',
    showOnMap: 'Auf der Karte zeigen',
  },
  team: {
    follow: 'Diesem Team folgen',
    unfollow: 'Nicht mehr folgen',
    missing: 'Dieses Team wurde nicht gefunden. Vielleicht wurde es gelöscht.',
    toTeams: 'Alle Teams',
    matches: 'Spiele',
    noMatches: 'Für dieses Team ist noch kein Spiel angesetzt.',
  },
  print: 'Spielplan und Tabellen drucken',
} satisfies Translated<typeof english>;

/** The texts of the lists of matches, and of the pages of a match and of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
