import type { SourceWords } from '../source-words';

export const FRENCH_SOURCE_WORDS: SourceWords = {
  winner: (matchNumber) => `Vainqueur match ${matchNumber}`,
  loser: (matchNumber) => `Perdant match ${matchNumber}`,
  group: (letter) => `groupe ${letter}`,
  groupPlace: (place, group) => `${place}${place === 1 ? 'er' : 'e'} ${group}`,
  places: ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'],
  bestOf: (place, rank) => `Meilleur ${place} ${rank}`,
  oneOfBest: (place, slot) => `Un des meilleurs ${place}s (${slot})`,
};
