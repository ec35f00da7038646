import type { bracketTexts as english } from '../../en/public/bracket';
import type { Translated } from '../../translated';

export const bracketTexts = {
  title: 'Tableau final',
  empty: 'Pas encore de tableau final',
  noStages: 'Ajouter d’abord une phase à élimination directe, puis des matchs',
  noMatches: 'Pas encore de match à élimination directe au programme',
  noMatchesInRound: 'Pas encore de match au programme de cette phase',
  rounds: 'Tours',
} satisfies Translated<typeof english>;
