import type { cupStateTexts as english } from '../../en/parts/cup-state';
import type { Translated } from '../../translated';
import { reasonWords } from './reasons';

export const cupStateTexts = {
  firstMatches: 'Premiers matchs',
  today: 'Aujourd’hui',
  nextDay: 'Prochaine journée',
  final: 'La finale',
  way: 'Le chemin vers le titre',
  myTeam: 'Mon équipe',
  next: 'Prochain match',
  last: 'Dernier match',
  place: (position, group, points) =>
    `${group}\u202f: rang ${position}, ${points < 2 ? `${points} point` : `${points} points`}`,
  leadsTo: (stage) => `Qualifie pour\u202f: ${stage}`,
  leadsBestTo: (stage) => `Qualifie pour\u202f: ${stage}, parmi les meilleures équipes de ce rang`,
  bestOfPlace: (place) => `Les meilleures équipes au rang ${place}`,
  bestOfPlaceRule:
    'Comptent les points, puis la différence de buts, puis les buts marqués\u202f; les résultats contre la dernière équipe d’un groupe plus grand ne comptent pas.',
  bestOfPlaceOpen: 'Reste ouvert tant que des équipes à égalité à ce rang ne sont pas départagées.',
  table: {
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
  },
  reasons: reasonWords,
} satisfies Translated<typeof english>;
