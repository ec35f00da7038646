import type { matchDayTexts as english } from '../en/match-day';
import type { Translated, WithAllArguments } from '../translated';

const texts = {
  phases: {
    scheduled: 'Noch nicht angepfiffen',
    postponed: 'Verschoben',
    'first-half': '1. Halbzeit',
    'half-time': 'Pause',
    'second-half': '2. Halbzeit',
    'extra-time-1': 'Verlängerung, 1. Halbzeit',
    'extra-time-break': 'Verlängerung, Pause',
    'extra-time-2': 'Verlängerung, 2. Halbzeit',
    'shoot-out': 'Penaltyschiessen',
    finished: 'Schlusspfiff',
    abandoned: 'Abgebrochen',
  },
  onlyHalf: 'Spiel läuft',
  fouls: (local, visitor) => `Fouls ${local} – ${visitor}`,
  provisional: 'Provisorisch',
  provisionalHint: 'Zählt die Spiele mit, die gerade laufen',
  playing: 'spielt gerade',
  goalNews: (team, score) => `Tor für ${team}. ${score}`,
  scoreNews: (score) => `Neuer Spielstand: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
  filters: { title: 'Spiele eingrenzen', group: 'Alle Gruppen', team: 'Alle Teams', place: 'Alle Orte' },
  form: {
    title: 'Form: die letzten fünf Spiele',
    lastResults: 'Letzte Resultate',
    none: 'Noch kein Spiel gespielt.',
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
    missing: 'Dieses Team wurde nicht gefunden. Vielleicht wurde es gelöscht.',
    toTeams: 'Alle Teams',
    matches: 'Spiele',
    noMatches: 'Für dieses Team ist noch kein Spiel angesetzt.',
  },
  print: 'Spielplan und Tabellen drucken',
} satisfies Translated<typeof english>;

/** What visitors read of a match that is played, on its page and on that of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
