import type { Translated } from '../../../shelf/texts/translated';
import type { embedTexts as english } from './en-embed';

export const embedTexts: Translated<typeof english> = {
  onSite: (cup) => `Tout sur ${cup}`,
  toSite: 'Ouvrir le site du tournoi',
  unknownCategory: 'Ce tournoi n’a pas cette catégorie.',
  unknownTeam: 'Cette équipe ne joue pas ici.',
  notShown: 'Ce tournoi est affiché sans classements ni tableau final.',
  more: (shown, all) => `${shown} matchs sur ${all}. Tous sont sur la page du tournoi.`,
};
