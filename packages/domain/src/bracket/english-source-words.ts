import type { SourceWords } from './source-words';

/** The English ordinal of a place: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

/** The English words with which the API describes the source of a placeholder. */
export const ENGLISH_SOURCE_WORDS: SourceWords = {
  winner: (matchNumber) => `Winner match ${matchNumber}`,
  loser: (matchNumber) => `Loser match ${matchNumber}`,
  group: (letter) => `Group ${letter}`,
  groupPlace: (place, group) => `${ordinal(place)} ${group}`,
  places: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  bestOf: (place, rank) => `Best ${place} ${rank}`,
  oneOfBest: (place, slot) => `One of the best ${place}s (${slot})`,
};
