import type { bracketTexts as english } from '../../en/public/bracket';
import type { Translated } from '../../translated';

export const bracketTexts = {
  title: 'Turnierbaum',
  empty: 'Noch kein Turnierbaum vorhanden',
  noMatchesInRound: 'In dieser Phase sind noch keine Spiele angesetzt',
  rounds: 'Runden',
} satisfies Translated<typeof english>;
