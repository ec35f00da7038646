import type { SourceWords } from '@futsal-cup/domain/bracket/source-words';
import { bracketTexts } from './public/bracket';
import { generalTexts, navigationTexts } from './public/general';
import { matchesTexts, matchTexts } from './public/matches';
import { teamsTexts } from './public/teams';
import { homeTexts, tournamentsTexts } from './public/tournaments';

/** The texts of the pages that visitors open first. The other languages have the same shape (`../translated.ts`). */
export const publicTexts = {
  bracket: bracketTexts,
  general: generalTexts,
  home: homeTexts,
  match: matchTexts,
  matches: matchesTexts,
  navigation: navigationTexts,
  /** The words for placeholders. It is null if the app shows the placeholders as the API sends them, as in English. */
  sources: null as SourceWords | null,
  teams: teamsTexts,
  tournaments: tournamentsTexts,
} as const;
