import type { publicTexts as english } from '../en/public';
import type { Translated, WithAllArguments } from '../translated';
import { blogTexts } from './blog';
import { bracketTexts } from './bracket';
import { contactTexts } from './contact';
import { errorTexts } from './forms';
import { carouselTexts, galleryTexts } from './gallery';
import { generalTexts, navigationTexts } from './general';
import { matchesTexts, matchTexts } from './matches';
import { pageTexts } from './pages';
import { reasonWords } from './reasons';
import { sourceWords } from './source-words';
import { tableTexts } from './table';
import { teamsTexts } from './teams';
import { homeTexts, tournamentsTexts } from './tournaments';

const texts = {
  blog: blogTexts,
  bracket: bracketTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  errors: errorTexts,
  gallery: galleryTexts,
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

/** What visitors read. */
export const publicTexts: WithAllArguments<typeof english, typeof texts> = texts;
