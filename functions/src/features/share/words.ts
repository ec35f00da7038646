import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import type { MatchReading } from '@futsal-cup/domain/bracket/read-match';
import type { SourceWords } from '@futsal-cup/domain/bracket/source-words';
import { FRENCH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/words/french-source-words';
import { GERMAN_SOURCE_WORDS } from '@futsal-cup/domain/bracket/words/german-source-words';
import { ITALIAN_SOURCE_WORDS } from '@futsal-cup/domain/bracket/words/italian-source-words';
import type { Shown } from '@futsal-cup/domain/cup/shown';
import type { Language } from '@futsal-cup/domain/cup/text/languages';

/** The texts of a preview, apart from names and scores, in the language of its cup. */
export interface ShareWords {
  /** What the pages of a cup have, by how much of it is shown. */
  readonly cup: Readonly<Record<Shown, string>>;
  readonly pages: Readonly<Record<'matches' | 'teams', string>>;
  /** What stands for a team that is not known yet. */
  readonly sources: SourceWords;
  readonly penalties: (local: number, visitor: number) => string;
  /** The texts that a picture shows instead of the kick-off of an unplayed match, and above the champion's name. */
  readonly states: Readonly<Record<'postponed' | 'abandoned', string>>;
  /** Why a match counts otherwise than it was played. */
  readonly readAs: Readonly<Record<MatchReading, string>>;
  readonly forfeitOfBoth: string;
  readonly champion: string;
  /**
   * This text replaces a score that was entered for other teams, before a correction of another result brought the present teams into the
   * match.
   */
  readonly underReview: string;
  readonly day: (date: string) => string;
  readonly time: (time: string) => string;
  readonly open: string;
  readonly missing: string;
}

const swissDate = (date: string) => date.split('-').reverse().join('.');

export const SHARE_WORDS: Readonly<Record<Language, ShareWords>> = {
  en: {
    cup: {
      all: 'Matches, results, tables and the bracket',
      'no-tables': 'Matches and results',
      'no-results': 'Matches',
    },
    pages: { matches: 'Matches', teams: 'Teams' },
    sources: ENGLISH_SOURCE_WORDS,
    penalties: (local, visitor) => `${local}–${visitor} on penalties`,
    states: { postponed: 'Postponed', abandoned: 'Abandoned' },
    readAs: {
      annulled: 'Annulled',
      withdrawn: 'Forfeit',
      awarded: 'Awarded',
      'awarded-as-played': 'Awarded',
      bye: 'Bye',
      nobody: 'Not played',
    },
    forfeitOfBoth: 'Forfeited by both',
    champion: 'Champion',
    underReview: 'Under review',
    day: (date) => date.split('-').reverse().join('/'),
    time: (time) => time,
    open: 'Open the page',
    missing: 'This page could not be found.',
  },
  de: {
    cup: {
      all: 'Spiele, Resultate, Tabellen und Turnierbaum',
      'no-tables': 'Spiele und Resultate',
      'no-results': 'Spiele',
    },
    pages: { matches: 'Spiele', teams: 'Teams' },
    sources: GERMAN_SOURCE_WORDS,
    penalties: (local, visitor) => `${local}:${visitor} im Penaltyschiessen`,
    states: { postponed: 'Verschoben', abandoned: 'Abgebrochen' },
    readAs: {
      annulled: 'Annulliert',
      withdrawn: 'Forfait',
      awarded: 'Forfait',
      'awarded-as-played': 'Forfait',
      bye: 'Freilos',
      nobody: 'Entfällt',
    },
    forfeitOfBoth: 'Forfait beider Teams',
    champion: 'Turniersieg',
    underReview: 'In Prüfung',
    day: swissDate,
    time: (time) => `${time} Uhr`,
    open: 'Seite öffnen',
    missing: 'Diese Seite wurde nicht gefunden.',
  },
  fr: {
    cup: {
      all: 'Matchs, résultats, classements et tableau final',
      'no-tables': 'Matchs et résultats',
      'no-results': 'Matchs',
    },
    pages: { matches: 'Matchs', teams: 'Équipes' },
    sources: FRENCH_SOURCE_WORDS,
    penalties: (local, visitor) => `${local}–${visitor} aux tirs au but`,
    states: { postponed: 'Reporté', abandoned: 'Interrompu' },
    readAs: {
      annulled: 'Annulé',
      withdrawn: 'Forfait',
      awarded: 'Forfait',
      'awarded-as-played': 'Forfait',
      bye: 'Exempt',
      nobody: 'N’a pas lieu',
    },
    forfeitOfBoth: 'Forfait des deux équipes',
    champion: 'Première place',
    underReview: 'En vérification',
    day: swissDate,
    time: (time) => time,
    open: 'Ouvrir la page',
    missing: 'Cette page est introuvable.',
  },
  it: {
    cup: {
      all: 'Partite, risultati, classifiche e tabellone',
      'no-tables': 'Partite e risultati',
      'no-results': 'Partite',
    },
    pages: { matches: 'Partite', teams: 'Squadre' },
    sources: ITALIAN_SOURCE_WORDS,
    penalties: (local, visitor) => `${local}–${visitor} ai calci di rigore`,
    states: { postponed: 'Rinviata', abandoned: 'Sospesa' },
    readAs: {
      annulled: 'Annullata',
      withdrawn: 'Forfait',
      awarded: 'Forfait',
      'awarded-as-played': 'Forfait',
      bye: 'Riposo',
      nobody: 'Non si gioca',
    },
    forfeitOfBoth: 'Forfait di entrambe',
    champion: 'Primo posto',
    underReview: 'In verifica',
    day: swissDate,
    time: (time) => time,
    open: 'Aprire la pagina',
    missing: 'Questa pagina non è stata trovata.',
  },
};
