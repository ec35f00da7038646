import type { tableTexts as english } from '../../en/public/table';
import type { Translated } from '../../translated';

/** Column headings: what is shown, and what it stands for. */
export const tableTexts = {
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
} satisfies Translated<typeof english>;
