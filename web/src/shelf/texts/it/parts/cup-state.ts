import type { cupStateTexts as english } from '../../en/parts/cup-state';
import type { Translated } from '../../translated';
import { reasonWords } from './reasons';

export const cupStateTexts = {
  firstMatches: 'Prime partite',
  today: 'Oggi',
  nextDay: 'Prossima giornata',
  final: 'La finale',
  way: 'Il cammino verso il titolo',
  myTeam: 'La mia squadra',
  next: 'Prossima partita',
  last: 'Ultima partita',
  place: (position, group, points) =>
    `${group}: posizione ${position}, ${points === 1 ? '1 punto' : `${points} punti`}`,
  leadsTo: (stage) => `Qualifica per: ${stage}`,
  leadsBestTo: (stage) => `Qualifica per: ${stage}, tra le migliori di questa posizione`,
  bestOfPlace: (place) => `Le migliori alla posizione ${place}`,
  bestOfPlaceRule:
    'Contano i punti, poi la differenza reti, poi le reti segnate; i risultati contro l’ultima squadra di un girone più grande non contano.',
  bestOfPlaceOpen: 'Aperto finché le squadre a pari merito in questa posizione non sono separate.',
  table: {
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
  },
  reasons: reasonWords,
} satisfies Translated<typeof english>;
