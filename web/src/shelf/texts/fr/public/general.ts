import type * as english from '../../en/public/general';
import type { Translated } from '../../translated';

export const generalTexts = {
  siteName: 'Futsal Cup',
  description:
    'Matchs, résultats, classements et tableau final de la Futsal Cup, du coup d’envoi à la finale.',
  language: 'Langue',
  languageFailed:
    'La langue n’a pas pu être chargée. Merci de vérifier la connexion ou de réessayer un peu plus tard.',
  close: 'Fermer',
  skipToContent: 'Aller au contenu',
  loading: 'Chargement…',
  unexpectedApplicationError: 'Erreur inattendue de l’application\u202f!',
  pageGone: 'Cette page n’a pas pu être chargée.',
  loadFailed: 'Chargement impossible. Merci de vérifier la connexion ou de réessayer un peu plus tard.',
  tryAgain: 'Réessayer',
  lastUpdated: (time) => `Mis à jour à ${time}, nouvel essai en cours`,
} satisfies Translated<typeof english.generalTexts>;

export const navigationTexts = {
  navigation: 'Navigation principale',
  home: 'Accueil',
  matches: 'Matchs',
  teams: 'Équipes',
  contact: 'Contact',
  admin: 'Gestion',
  table: 'Classement',
  blog: 'Blog',
  upcoming: 'À venir',
  results: 'Résultats',
  bracket: 'Tableau final',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  moreUnder: (label) => `Sous-menu ${label}`,
  share: 'Partager cette page',
  linkCopied: 'Le lien est copié',
  logOut: 'Se déconnecter',
  website: 'Site web',
} satisfies Translated<typeof english.navigationTexts>;
