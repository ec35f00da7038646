import type { publicTexts as english } from '../en/public';
import type { Translated, WithAllArguments } from '../translated';
import { bracketTexts } from './public/bracket';
import { generalTexts, navigationTexts } from './public/general';
import { matchesTexts, matchTexts } from './public/matches';
import { sourceWords } from './public/source-words';
import { teamsTexts } from './public/teams';
import { homeTexts, tournamentsTexts } from './public/tournaments';

const texts = {
  bracket: bracketTexts,
  general: generalTexts,
  home: homeTexts,
  match: matchTexts,
  matches: matchesTexts,
  navigation: navigationTexts,
  sources: sourceWords,
  teams: teamsTexts,
  tournaments: tournamentsTexts,
} satisfies Translated<typeof english>;

/** The texts of the pages that visitors open first. */
export const publicTexts: WithAllArguments<typeof english, typeof texts> = texts;
