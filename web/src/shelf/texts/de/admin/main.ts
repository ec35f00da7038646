import type * as english from '../../en/admin/main';
import type { Translated } from '../../translated';

export const adminTexts = {
  signedInAs: (email) => `Angemeldet als ${email}`,
  guide: 'Anleitung: das erste Turnier eines Vereins',
  titles: {
    club: 'Verwaltung',
    details: 'Turnierangaben verwalten',
    teams: 'Teams verwalten',
    updateTeam: 'Team bearbeiten',
    fixture: 'Spielplan verwalten',
  },
  main: {
    title: 'Turniere',
    empty: 'Noch keine Turniere erstellt',
    create: 'Turnier erstellen',
  },
  options: {
    title: 'Turnier verwalten',
    details: 'Turnierangaben',
    teams: 'Teams',
    fixture: 'Spielplan',
    more: 'Spieltag',
    notFound: 'Das gesuchte Turnier wurde nicht gefunden',
    backToTournaments: 'Zurück zu den Turnieren',
  },
} satisfies Translated<typeof english.adminTexts>;

export const errorTexts = {
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  noAnswer: 'Ein unerwarteter Fehler ist aufgetreten: keine Antwort vom Server. Die Eingaben sind noch da.',
  noAdministrator: 'Dieses Konto hat noch keine Rechte zur Verwaltung',
  logInAgain: 'Bitte melden Sie sich an, um weiterzufahren',
} satisfies Translated<typeof english.errorTexts>;
