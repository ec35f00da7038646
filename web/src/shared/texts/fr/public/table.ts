import type { tableTexts as english } from '../../en/public/table';
import type { Translated } from '../../translated';

/** Column headings: what is shown, and what it stands for. */
export const tableTexts = {
  title: 'Classement',
  empty: 'Pas encore de classement',
  columns: {
    position: ['R', 'Rang'],
    team: ['Équipe', 'Équipe'],
    played: ['J', 'Matchs joués'],
    wins: ['G', 'Matchs gagnés'],
    draws: ['N', 'Matchs nuls'],
    losses: ['P', 'Matchs perdus'],
    goals: ['Buts', 'Buts marqués et encaissés'],
    difference: ['+/-', 'Différence de buts'],
    points: ['Pts', 'Points'],
  },
  why: (team) => `Pourquoi ${team} occupe ce rang`,
} satisfies Translated<typeof english>;
