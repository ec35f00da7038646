import type { errorTexts as english } from '../../en/admin/errors';
import type { Translated } from '../../translated';

export const errorTexts = {
  unexpected: 'Si è verificato un errore imprevisto',
  noAnswer: 'Si è verificato un errore imprevisto: il server non risponde. I dati inseriti ci sono ancora.',
  noAdministrator: 'Questo account non ha ancora i diritti di gestione',
  logInAgain: 'Acceda per continuare',
} satisfies Translated<typeof english>;
