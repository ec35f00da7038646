/**
 * What the pages of a cup have in common. As one file it is 1.5 kB smaller, gzipped, than as the twenty into which the
 * bundler would cut it, and fetched at once.
 */
const partsOfPages = [
  'shared/cup/(all-matches|cup-query|played-matches|poll-interval|slash-date|tournament-list|use-cup|use-match-clock)',
  'shared/match/',
  'shared/ui/(content-states|crest|crest-look|page/section)',
  'shared/hooks/use-viewport',
  'shared/texts/(matches|tournaments)',
  'domain/src/schedule/',
  'domain/src/match/outcome',
  'icons/(calendar-days|chevron-down|clock|map-pin)',
];

export const pageChunk = {
  name: 'pages',
  test: new RegExp(`/(${partsOfPages.map((part) => (part.endsWith('/') ? part : `${part}\\.`)).join('|')})`),
};
