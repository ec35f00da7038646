import type { Translated } from '../../../shelf/texts/translated';
import type { embedTexts as english } from './en-embed';

export const embedTexts: Translated<typeof english> = {
  onSite: (cup) => `Alles zu ${cup}`,
  toSite: 'Zur Website des Turniers',
  unknownCategory: 'Diese Kategorie gibt es in diesem Turnier nicht.',
  unknownTeam: 'Dieses Team spielt hier nicht.',
  notShown: 'Dieses Turnier wird ohne Tabellen und Turnierbaum gezeigt.',
  more: (shown, all) => `${shown} von ${all} Spielen. Alle stehen auf der Seite des Turniers.`,
};
