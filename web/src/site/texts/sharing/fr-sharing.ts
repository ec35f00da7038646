import type { sharingTexts as english } from './en-sharing';
import type { Translated } from '../../../shelf/texts/translated';

export const sharingTexts: Translated<typeof english> = {
  linkCopied: 'Le lien est copié',
  add: 'Ajouter au calendrier',
  follows:
    'Un calendrier auquel on s’abonne suit chaque changement. Certains programmes ne se mettent à jour qu’une fois par jour\u202f: le jour même, cette page fait foi.',
  subscribe: 'S’abonner',
  download: 'Télécharger le fichier',
  stays: 'Le fichier reste tel quel.',
  address: 'Adresse, pour les programmes qui la demandent',
};
