import type { cupStateTexts as english } from '../en/cup-state';
import type { Translated } from '../translated';

export const cupStateTexts = {
  firstMatches: 'Prime partite',
  today: 'Oggi',
  nextDay: 'Prossima giornata',
  champion: 'Vincitore',
  second: 'Secondo posto',
  third: 'Terzo posto',
  final: 'La finale',
  way: 'Il cammino verso il titolo',
} satisfies Translated<typeof english>;
