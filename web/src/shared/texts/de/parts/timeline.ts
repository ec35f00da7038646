import type { timelineTexts as english } from '../../en/parts/timeline';
import type { Translated } from '../../translated';

export const timelineTexts = {
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
} satisfies Translated<typeof english>;
