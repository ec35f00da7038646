import type { cupStateTexts as english } from '../en/cup-state';
import type { Translated } from '../translated';

export const cupStateTexts = {
  firstMatches: 'Erste Spiele',
  today: 'Heute',
  nextDay: 'Nächster Spieltag',
  champion: 'Turniersieger',
  second: 'Zweiter Platz',
  third: 'Dritter Platz',
  final: 'Der Final',
  way: 'Der Weg zum Titel',
} satisfies Translated<typeof english>;
