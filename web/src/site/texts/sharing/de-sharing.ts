import type { sharingTexts as english } from './en-sharing';
import type { Translated } from '../../../shelf/texts/translated';

export const sharingTexts: Translated<typeof english> = {
  linkCopied: 'Der Link ist kopiert',
  add: 'Zum Kalender hinzufügen',
  follows:
    'Ein abonnierter Kalender übernimmt jede Änderung. Manche Programme fragen nur einmal am Tag nach: Am Spieltag gilt, was hier steht.',
  subscribe: 'Abonnieren',
  download: 'Als Datei herunterladen',
  stays: 'Die Datei bleibt, wie sie jetzt ist.',
  address: 'Adresse für Programme, die danach fragen',
};
