import type { errorTexts as english } from '../../en/admin/errors';
import type { Translated } from '../../translated';

export const errorTexts = {
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  noAnswer: 'Ein unerwarteter Fehler ist aufgetreten: keine Antwort vom Server. Die Eingaben sind noch da.',
  noAdministrator: 'Dieses Konto hat noch keine Rechte zur Verwaltung',
  logInAgain: 'Bitte melden Sie sich an, um weiterzufahren',
} satisfies Translated<typeof english>;
