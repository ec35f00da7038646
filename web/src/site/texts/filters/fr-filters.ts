import type { filterTexts as english } from './en-filters';
import type { Translated } from '../../../shelf/texts/translated';

export const filterTexts: Translated<typeof english> = {
  title: 'Filtrer les matchs',
  group: 'Tous les groupes',
  team: 'Toutes les équipes',
  place: 'Tous les lieux',
  none: 'Aucun match ne correspond à ce choix.',
  all: 'Afficher tous les matchs',
  save: 'Enregistrer en CSV',
  print: 'Imprimer le programme et les classements',
  printMatches: 'Imprimer le programme',
};
