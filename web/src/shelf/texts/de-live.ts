import type { liveTexts as english } from './en-live';
import type { Translated, WithAllArguments } from './translated';

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
  players: (local, visitor, time) => `Auf dem Feld ${local} – ${visitor}, noch ${time}`,
  provisional: 'Provisorisch',
  provisionalHint: 'Zählt die Spiele mit, die gerade laufen',
  playing: 'spielt gerade',
  goalNews: (team, score) => `Tor für ${team}. ${score}`,
  scoreNews: (score) => `Neuer Spielstand: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
} satisfies Translated<typeof english>;

/** The texts about a match that is being played. */
export const liveTexts: WithAllArguments<typeof english, typeof texts> = texts;
