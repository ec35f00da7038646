import type { filterTexts as english } from './en-filters';
import type { Translated } from '../../../shelf/texts/translated';

export const filterTexts: Translated<typeof english> = {
  title: 'Spiele eingrenzen',
  group: 'Alle Gruppen',
  team: 'Alle Teams',
  place: 'Alle Orte',
  none: 'Kein Spiel passt zu dieser Auswahl.',
  all: 'Alle Spiele zeigen',
  save: 'Als CSV speichern',
  print: 'Spielplan und Tabellen drucken',
  printMatches: 'Spielplan drucken',
};
