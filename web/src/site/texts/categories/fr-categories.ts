import type { categoryTexts as english } from './en-categories';
import type { Translated } from '../../../shelf/texts/translated';

export const categoryTexts: Translated<typeof english> = {
  title: 'Catégories',
  choose: 'Choisir la catégorie',
  all: 'Toutes',
  gone: 'La catégorie choisie n’existe plus.',
};
