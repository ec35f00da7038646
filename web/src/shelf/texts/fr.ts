import { FRENCH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/words/french-source-words';
import type { sharedTexts as english } from './en';
import type { Translated, WithAllArguments } from './translated';

export const readAs = {
  annulled: 'Annulé\u202f: équipe retirée',
  withdrawn: 'Forfait\u202f: équipe retirée',
  awarded: 'Attribué sur forfait',
  'awarded-as-played': 'Forfait, le score reste',
  bye: 'Exempt',
  nobody: 'N’a pas lieu',
};

export const forfeitOfBoth = 'Forfait des deux équipes';

const texts = {
  bracket: {
    title: 'Tableau final',
    empty: 'Pas encore de tableau final',
    noMatchesInRound: 'Pas encore de match dans cette phase',
    rounds: 'Tours',
  },
  general: {
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
  },
  match: {
    noTeam: 'AUCUNE ÉQUIPE',
    noScore: '(-)',
    team1: 'Équipe 1',
    team2: 'Équipe 2',
    unknownVenue: 'Lieu inconnu',
    clock: (time) => time.replace(':', 'h'),
    to: 'à',
    penalties: (local, visitor) => `(${local} - ${visitor} aux tirs au but)`,
    match: (number) => `Match ${number}`,
    forfeit: 'Forfait',
    forfeitOfBoth,
    readAs,
    withdrawn: 'retirée',
    underReview: 'En vérification',
    whyUnderReview: 'Un résultat corrigé a changé les équipes depuis ce score.',
    lotsDecide: (group) => `Égalité dans ${group}\u202f: pas encore de décision`,
    pairsMissing: (group) => `${group}\u202f: des rencontres manquent encore`,
    levelAcross: 'Égalité entre groupes\u202f: l’organisation décide',
    when: (date, time, location) => `${date} à ${time.replace(':', 'h')} - ${location}`,
    myTeam: 'mon équipe',
  },
  matchStates: {
    scheduled: 'Au programme',
    due: 'Prévu maintenant',
    'awaiting-result': 'Résultat attendu',
    live: 'En direct',
    postponed: 'Reporté',
    abandoned: 'Interrompu',
    finished: 'Résultat',
    played: 'Joué',
  },
  sources: FRENCH_SOURCE_WORDS,
  tournaments: {
    cups: 'Les tournois',
    noName: 'Nom du tournoi',
    unnamed: (date) => `Tournoi du ${date}`,
    timesIn: (zone) => `Fuseau\u202f: ${zone}`,
  },
} satisfies Translated<typeof english>;

/** The texts that visitors and administrators read. */
export const sharedTexts: WithAllArguments<typeof english, typeof texts> = texts;
