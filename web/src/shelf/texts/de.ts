import { GERMAN_SOURCE_WORDS } from '@futsal-cup/domain/bracket/words/german-source-words';
import type { sharedTexts as english } from './en';
import type { Translated, WithAllArguments } from './translated';

export const readAs = {
  annulled: 'Annulliert: Team zurückgezogen',
  withdrawn: 'Forfait: Team zurückgezogen',
  awarded: 'Forfait gewertet',
  'awarded-as-played': 'Forfait, Resultat bleibt',
  bye: 'Freilos',
  nobody: 'Entfällt',
};

export const forfeitOfBoth = 'Forfait beider Teams';

const texts = {
  bracket: {
    title: 'Turnierbaum',
    empty: 'Noch kein Turnierbaum vorhanden',
    noMatchesInRound: 'In dieser Phase sind noch keine Spiele angesetzt',
    rounds: 'Runden',
  },
  general: {
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
  },
  match: {
    noTeam: 'KEIN TEAM',
    noScore: '(-)',
    team1: 'Team 1',
    team2: 'Team 2',
    unknownVenue: 'Spielort unbekannt',
    clock: (time) => `${time} Uhr`,
    to: 'zu',
    penalties: (local, visitor) => `(${local} - ${visitor} im Penaltyschiessen)`,
    match: (number) => `Spiel ${number}`,
    forfeit: 'Forfait',
    forfeitOfBoth,
    readAs,
    withdrawn: 'zurückgezogen',
    underReview: 'In Prüfung',
    whyUnderReview:
      'Ein korrigiertes Resultat hat geändert, wer hier spielt, seit dieses Resultat eingetragen wurde.',
    lotsDecide: (group) => `Teams gleichauf in ${group}: noch nicht entschieden`,
    pairsMissing: (group) => `${group}: Es fehlen noch Begegnungen`,
    levelAcross: 'Teams gleichauf über die Gruppen: Die Turnierleitung entscheidet',
    when: (date, time, location) => `${date}, ${time} Uhr - ${location}`,
    myTeam: 'mein Team',
  },
  matchStates: {
    scheduled: 'Angesetzt',
    due: 'Müsste laufen',
    'awaiting-result': 'Resultat ausstehend',
    live: 'Live',
    postponed: 'Verschoben',
    abandoned: 'Abgebrochen',
    finished: 'Resultat',
    played: 'Gespielt',
  },
  sources: GERMAN_SOURCE_WORDS,
  tournaments: {
    cups: 'Alle Turniere',
    noName: 'Turniername',
    unnamed: (date) => `Turnier vom ${date}`,
    timesIn: (zone) => `Zeitzone: ${zone}`,
  },
} satisfies Translated<typeof english>;

/** The texts that visitors and administrators read. */
export const sharedTexts: WithAllArguments<typeof english, typeof texts> = texts;
