import type { publicTexts as english } from '../en/public';
import type { Translated, WithAllArguments } from '../translated';
import { bracketTexts } from './bracket';
import { errorTexts, generalTexts, navigationTexts } from './general';
import { matchesTexts, matchTexts } from './matches';
import { pageTexts } from './pages';
import { reasonWords } from './reasons';
import { sourceWords } from './source-words';
import { tableTexts } from './table';
import { teamsTexts } from './teams';
import { homeTexts, tournamentsTexts } from './tournaments';

const texts = {
  bracket: bracketTexts,
  errors: errorTexts,
  general: generalTexts,
  home: homeTexts,
  match: matchTexts,
  matches: matchesTexts,
  navigation: navigationTexts,
  pages: pageTexts,
  reasons: reasonWords,
  sources: sourceWords,
  table: tableTexts,
  teams: teamsTexts,
  tournaments: tournamentsTexts,
} satisfies Translated<typeof english>;

/** What visitors read on the pages that they open first. */
export const publicTexts: WithAllArguments<typeof english, typeof texts> = texts;
