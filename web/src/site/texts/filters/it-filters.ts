import type { filterTexts as english } from './en-filters';
import type { Translated } from '../../../shelf/texts/translated';

export const filterTexts: Translated<typeof english> = {
  title: 'Filtrare le partite',
  group: 'Tutti i gironi',
  team: 'Tutte le squadre',
  place: 'Tutti i luoghi',
  none: 'Nessuna partita corrisponde a questa scelta.',
  all: 'Mostrare tutte le partite',
  save: 'Salvare in CSV',
  print: 'Stampare calendario e classifiche',
  printMatches: 'Stampare il calendario',
};
