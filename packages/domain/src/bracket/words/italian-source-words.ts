import type { SourceWords } from '../source-words';

export const ITALIAN_SOURCE_WORDS: SourceWords = {
  winner: (matchNumber) => `Vincente partita ${matchNumber}`,
  loser: (matchNumber) => `Perdente partita ${matchNumber}`,
  group: (letter) => `girone ${letter}`,
  groupPlace: (place, group) => `${place}ª ${group}`,
  places: ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima', 'ottava'],
  bestOf: (place, rank) => `Migliore ${place} ${rank}`,
  oneOfBest: (place, slot) => `Una delle migliori ${place.slice(0, -1)}e (${slot})`,
};
