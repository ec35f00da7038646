import type * as english from '../../en/admin/main';
import type { Translated } from '../../translated';

export const adminTexts = {
  signedInAs: (email) => `Account: ${email}`,
  guide: 'Guida: il primo torneo di un club (in inglese)',
  titles: {
    club: 'Gestione',
    details: 'Dati del torneo',
    teams: 'Gestire le squadre',
    updateTeam: 'Modificare la squadra',
    fixture: 'Gestire il calendario',
  },
  main: {
    title: 'Tornei',
    empty: 'Nessun torneo ancora creato',
    create: 'Creare un torneo',
  },
  options: {
    title: 'Gestire il torneo',
    details: 'Dati del torneo',
    teams: 'Squadre',
    fixture: 'Calendario',
    more: 'Giornata di gara',
    notFound: 'Il torneo cercato non è stato trovato',
    backToTournaments: 'Tornare ai tornei',
  },
} satisfies Translated<typeof english.adminTexts>;

export const errorTexts = {
  unexpected: 'Si è verificato un errore imprevisto',
  noAnswer: 'Si è verificato un errore imprevisto: il server non risponde. I dati inseriti ci sono ancora.',
  noAdministrator: 'Questo account non ha ancora i diritti di gestione',
  logInAgain: 'Acceda per continuare',
} satisfies Translated<typeof english.errorTexts>;
