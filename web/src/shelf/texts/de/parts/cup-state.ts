import type { cupStateTexts as english } from '../../en/parts/cup-state';
import type { Translated } from '../../translated';
import { reasonWords } from './reasons';

export const cupStateTexts = {
  firstMatches: 'Erste Spiele',
  today: 'Heute',
  nextDay: 'Nächster Spieltag',
  final: 'Der Final',
  way: 'Der Weg zum Titel',
  myTeam: 'Mein Team',
  next: 'Als Nächstes',
  last: 'Zuletzt',
  place: (position, group, points) =>
    `${group}: Rang ${position}, ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
  leadsTo: (stage) => `Führt zu: ${stage}`,
  leadsBestTo: (stage) => `Führt zu: ${stage}, als eines der besten Teams auf diesem Rang`,
  bestOfPlace: (place) => `Die Besten auf Platz ${place}`,
  bestOfPlaceRule:
    'Es zählen Punkte, dann Tordifferenz, dann erzielte Tore; Resultate gegen das letzte Team einer grösseren Gruppe zählen nicht.',
  bestOfPlaceOpen: 'Offen, bis gleichauf liegende Teams auf diesem Platz getrennt sind.',
  table: {
    title: 'Tabelle',
    empty: 'Noch keine Tabelle vorhanden',
    columns: {
      position: ['P', 'Platz'],
      team: ['Team', 'Team'],
      played: ['Sp', 'Spiele'],
      wins: ['S', 'Siege'],
      draws: ['U', 'Unentschieden'],
      losses: ['N', 'Niederlagen'],
      goals: ['Tore', 'Erzielte und erhaltene Tore'],
      difference: ['+/-', 'Tordifferenz'],
      points: ['Pkt', 'Punkte'],
    },
    why: (team) => `Warum ${team} auf diesem Platz steht`,
  },
  reasons: reasonWords,
} satisfies Translated<typeof english>;
