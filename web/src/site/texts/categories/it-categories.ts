import type { categoryTexts as english } from './en-categories';
import type { Translated } from '../../../shelf/texts/translated';

export const categoryTexts: Translated<typeof english> = {
  title: 'Categorie',
  choose: 'Scegliere la categoria',
  all: 'Tutte',
  gone: 'La categoria scelta non esiste più.',
};
