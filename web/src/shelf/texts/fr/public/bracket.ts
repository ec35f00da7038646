import type { bracketTexts as english } from '../../en/public/bracket';
import type { Translated } from '../../translated';

export const bracketTexts = {
  title: 'Tableau final',
  empty: 'Pas encore de tableau final',
  noMatchesInRound: 'Pas encore de match au programme de cette phase',
  rounds: 'Tours',
} satisfies Translated<typeof english>;
