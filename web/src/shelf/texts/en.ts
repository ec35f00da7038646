import type { SourceWords } from '@futsal-cup/domain/bracket/source-words';

/** What a match counts as where that is not what was played. The page for scorers has these texts too. */
export const readAs = {
  annulled: 'Annulled: team withdrew',
  withdrawn: 'Forfeit: team withdrew',
  awarded: 'Awarded',
  'awarded-as-played': 'Awarded, score stays',
  bye: 'Bye',
  nobody: 'Not played',
};

export const forfeitOfBoth = 'Forfeited by both';

/** The texts that visitors and administrators read. The other languages have the same shape (`translated.ts`). */
export const sharedTexts = {
  bracket: {
    title: 'Tournament Bracket',
    empty: 'No bracket data available',
    noMatchesInRound: 'No matches set for this stage yet',
    rounds: 'Rounds',
  },
  general: {
    siteName: 'Futsal Cup',
    description:
      'Follow the futsal cup: matches, results, group tables and the bracket, from kick-off to the final.',
    language: 'Language',
    languageFailed:
      'The language could not be loaded. Please check your connection, or try again in a while.',
    close: 'Close',
    skipToContent: 'Skip to the content',
    loading: 'Loading…',
    unexpectedApplicationError: 'Unexpected Application Error!',
    pageGone: 'This page could not be loaded.',
    loadFailed: 'This could not be loaded. Please check your connection, or try again in a while.',
    tryAgain: 'Try again',
    lastUpdated: (time: string) => `last updated ${time}, trying again`,
  },
  match: {
    noTeam: 'NO TEAM',
    noScore: '(-)',
    team1: 'Team 1',
    team2: 'Team 2',
    unknownVenue: 'Unknown Venue',
    clock: (time: string) => `${time} HS`,
    to: 'to',
    penalties: (local: number, visitor: number) => `(${local} - ${visitor} on penalties)`,
    match: (number: number) => `Match ${number}`,
    forfeit: 'Forfeit',
    forfeitOfBoth,
    readAs,
    withdrawn: 'withdrawn',
    underReview: 'Under review',
    whyUnderReview: 'A corrected result has changed who plays here since this score was entered.',
    lotsDecide: (group: string) => `Level teams in ${group}: not decided yet`,
    pairsMissing: (group: string) => `${group}: pairs have still to meet`,
    levelAcross: 'Level teams across the groups: the organisers decide',
    when: (date: string, time: string, location: string) => `${date} at ${time} - ${location}`,
    myTeam: 'my team',
  },
  matchStates: {
    scheduled: 'Scheduled',
    due: 'Due now',
    'awaiting-result': 'Awaiting result',
    live: 'Live',
    postponed: 'Postponed',
    abandoned: 'Abandoned',
    finished: 'Result',
    played: 'Played',
  },
  /**
   * The words for the placeholders of teams that are not known yet. It is null if the app shows the placeholders as the API sends
   * them, as in English.
   */
  sources: null as SourceWords | null,
  tournaments: {
    cups: 'All cups',
    noName: 'Tournament Name',
    unnamed: (date: string) => `Cup of ${date}`,
    timesIn: (zone: string) => `${zone} time`,
  },
} as const;
