import type { tableTexts as english } from '../../en/public/table';
import type { Translated } from '../../translated';

/** Column headings: what is shown, and what it stands for. */
export const tableTexts = {
  title: 'Classifica',
  empty: 'Classifica non ancora disponibile',
  columns: {
    position: ['Pos', 'Posizione'],
    team: ['Squadra', 'Squadra'],
    played: ['G', 'Partite giocate'],
    wins: ['V', 'Partite vinte'],
    draws: ['N', 'Partite nulle'],
    losses: ['P', 'Partite perse'],
    goals: ['Reti', 'Reti segnate e subite'],
    difference: ['+/-', 'Differenza reti'],
    points: ['Pt', 'Punti'],
  },
  why: (team) => `Perché ${team} occupa questa posizione`,
} satisfies Translated<typeof english>;
