import type { cupStateTexts as english } from '../en/cup-state';
import type { Translated } from '../translated';

export const cupStateTexts = {
  firstMatches: 'Premiers matchs',
  today: 'Aujourd’hui',
  nextDay: 'Prochaine journée',
  champion: 'Vainqueur',
  second: 'Deuxième place',
  third: 'Troisième place',
  final: 'La finale',
  way: 'Le chemin vers le titre',
} satisfies Translated<typeof english>;
