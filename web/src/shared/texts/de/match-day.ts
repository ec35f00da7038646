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
  changes: {
    postponed: 'Verschoben',
    'first-half': 'Anpfiff',
    'half-time': 'Pause',
    'second-half': 'Anpfiff zur 2. Halbzeit',
    'extra-time-1': 'Beginn der Verlängerung',
    'extra-time-break': 'Pause in der Verlängerung',
    'extra-time-2': 'Anpfiff zur 2. Halbzeit der Verlängerung',
    'shoot-out': 'Penaltyschiessen',
    finished: 'Schlusspfiff',
    abandoned: 'Abgebrochen',
  },
  fouls: (local, visitor) => `Fouls ${local} – ${visitor}`,
  provisional: 'Provisorisch',
  provisionalHint: 'Zählt die Spiele mit, die gerade laufen',
  playing: 'spielt gerade',
  goalNews: (team, score) => `Tor für ${team}. ${score}`,
  scoreNews: (score) => `Neuer Spielstand: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
  timeline: {
    title: 'Spielverlauf',
    none: 'Von diesem Spiel gibt es keinen Spielverlauf.',
    notYet: 'Der Spielverlauf beginnt mit dem Anpfiff.',
    goal: 'Tor',
    'own-goal': 'Eigentor',
    ownGoalFor: (team) => `für ${team}`,
    penalty: 'Tor vom Penaltypunkt',
    kickIn: 'Penalty verwandelt',
    kickMissed: 'Penalty verschossen',
    'time-out': 'Time-out',
    yellow: 'Gelbe Karte',
    red: 'Rote Karte',
    score: 'Spielstand korrigiert',
    result: 'Resultat',
    forfeit: 'Forfaitsieg',
    arrivedLater: 'später eingetroffen, zählt nicht',
    minute: (minute) => `Minute ${minute}`,
  },
  filters: { title: 'Spiele eingrenzen', group: 'Alle Gruppen', team: 'Alle Teams', place: 'Alle Orte' },
  match: {
    missing: 'Dieses Spiel wurde nicht gefunden. Vielleicht wurde es gelöscht.',
    toMatches: 'Alle Spiele',
  },
  team: {
    follow: 'Diesem Team folgen',
    missing: 'Dieses Team wurde nicht gefunden. Vielleicht wurde es gelöscht.',
    toTeams: 'Alle Teams',
    matches: 'Spiele',
    noMatches: 'Für dieses Team ist noch kein Spiel angesetzt.',
  },
} satisfies Translated<typeof english>;

/** What visitors read of a match that is played, on its page and on that of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
