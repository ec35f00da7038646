import type { SourceWords } from '@futsal-cup/domain/bracket/source-words';

export const sourceWords: SourceWords = {
  winner: (matchNumber) => `Vincente partita ${matchNumber}`,
  loser: (matchNumber) => `Perdente partita ${matchNumber}`,
  group: (letter) => `girone ${letter}`,
  groupPlace: (place, group) => `${place}ª ${group}`,
  places: ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima', 'ottava'],
  bestOf: (place, rank) => `Migliore ${place} ${rank}`,
};
