import type * as english from '../../en/public/general';
import type { Translated } from '../../translated';

export const generalTexts = {
  siteName: 'Futsal Cup',
  description:
    'Partite, risultati, classifiche e tabellone della Futsal Cup, dal calcio d’inizio alla finale.',
  language: 'Lingua',
  languageFailed: 'Impossibile caricare la lingua. Verificare la connessione o riprovare tra poco.',
  close: 'Chiudere',
  skipToContent: 'Passare al contenuto',
  loading: 'Caricamento…',
  unexpectedApplicationError: 'Errore imprevisto dell’applicazione!',
  pageGone: 'Non è stato possibile caricare questa pagina.',
  loadFailed: 'Caricamento non riuscito. Verificare la connessione o riprovare tra poco.',
  tryAgain: 'Riprovare',
  lastUpdated: (time) => `Aggiornato alle ${time}, nuovo tentativo in corso`,
} satisfies Translated<typeof english.generalTexts>;

export const navigationTexts = {
  navigation: 'Navigazione principale',
  home: 'Home',
  matches: 'Partite',
  teams: 'Squadre',
  contact: 'Contatti',
  admin: 'Gestione',
  table: 'Classifica',
  blog: 'Blog',
  upcoming: 'In programma',
  results: 'Risultati',
  bracket: 'Tabellone',
  openMenu: 'Aprire il menu',
  closeMenu: 'Chiudere il menu',
  menu: 'Menu',
  moreUnder: (label) => `Sottomenu ${label}`,
  share: 'Condividere la pagina',
  linkCopied: 'Il link è stato copiato',
  logOut: 'Uscire',
  website: 'Sito web',
} satisfies Translated<typeof english.navigationTexts>;
