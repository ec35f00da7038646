import type { bracketTexts as english } from '../../en/public/bracket';
import type { Translated } from '../../translated';

export const bracketTexts = {
  title: 'Turnierbaum',
  empty: 'Noch kein Turnierbaum vorhanden',
  noStages: 'Bitte zuerst eine K.-o.-Phase und dann Spiele hinzufügen',
  noMatches: 'Noch keine K.-o.-Spiele angesetzt',
  noMatchesInRound: 'In dieser Phase sind noch keine Spiele angesetzt',
  rounds: 'Runden',
} satisfies Translated<typeof english>;
