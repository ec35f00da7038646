import type { SourceWords } from '@futsal-cup/domain/bracket/source-words';
import { bracketTexts } from './public/bracket';
import { generalTexts, navigationTexts } from './public/general';
import { matchesTexts, matchTexts } from './public/matches';
import { teamsTexts } from './public/teams';
import { homeTexts, tournamentsTexts } from './public/tournaments';

/** What visitors read on the pages that they open first. The other languages have the same shape (`../translated.ts`). */
export const publicTexts = {
  bracket: bracketTexts,
  general: generalTexts,
  home: homeTexts,
  match: matchTexts,
  matches: matchesTexts,
  navigation: navigationTexts,
  /** Null where the app says placeholders as the API does, as in English. */
  sources: null as SourceWords | null,
  teams: teamsTexts,
  tournaments: tournamentsTexts,
} as const;
