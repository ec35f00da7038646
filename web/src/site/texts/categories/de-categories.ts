import type { categoryTexts as english } from './en-categories';
import type { Translated } from '../../../shelf/texts/translated';

export const categoryTexts: Translated<typeof english> = {
  title: 'Kategorien',
  choose: 'Kategorie wählen',
  all: 'Alle',
  gone: 'Die gewählte Kategorie gibt es nicht mehr.',
};
