import type * as english from '../../en/public/general';
import type { Translated } from '../../translated';

export const generalTexts = {
  siteName: 'Futsal Cup',
  description: 'Spiele, Resultate, Tabellen und Turnierbaum des Futsal Cups, vom Anpfiff bis zum Final.',
  language: 'Sprache',
  languageFailed:
    'Die Sprache konnte nicht geladen werden. Bitte die Internetverbindung prüfen oder es etwas später noch einmal versuchen.',
  close: 'Schliessen',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen…',
  unexpectedApplicationError: 'Unerwarteter Fehler in der Anwendung!',
  pageGone: 'Diese Seite konnte nicht geladen werden.',
  loadFailed:
    'Laden nicht möglich. Bitte die Internetverbindung prüfen oder es etwas später noch einmal versuchen.',
  tryAgain: 'Nochmals versuchen',
  lastUpdated: (time) => `Stand ${time}, neuer Versuch läuft`,
} satisfies Translated<typeof english.generalTexts>;

export const navigationTexts = {
  navigation: 'Hauptnavigation',
  home: 'Startseite',
  matches: 'Spiele',
  teams: 'Teams',
  contact: 'Kontakt',
  admin: 'Verwaltung',
  table: 'Tabelle',
  blog: 'Blog',
  upcoming: 'Nächste Spiele',
  results: 'Resultate',
  bracket: 'Turnierbaum',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schliessen',
  menu: 'Menü',
  moreUnder: (label) => `Mehr unter ${label}`,
  share: 'Seite teilen',
  linkCopied: 'Der Link ist kopiert',
  logOut: 'Abmelden',
  website: 'Website',
} satisfies Translated<typeof english.navigationTexts>;
