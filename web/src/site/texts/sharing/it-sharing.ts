import type { sharingTexts as english } from './en-sharing';
import type { Translated } from '../../../shelf/texts/translated';

export const sharingTexts: Translated<typeof english> = {
  linkCopied: 'Il link è stato copiato',
  add: 'Aggiungere al calendario',
  follows:
    'Un calendario a cui ci si abbona segue ogni modifica. Alcuni programmi si aggiornano solo una volta al giorno: il giorno stesso vale questa pagina.',
  subscribe: 'Abbonarsi',
  download: 'Scaricare il file',
  stays: 'Il file resta com’è ora.',
  address: 'Indirizzo, per i programmi che lo chiedono',
};
