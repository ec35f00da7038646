import type { SourceWords } from '@futsal-cup/domain/bracket/source-words';

export const sourceWords: SourceWords = {
  winner: (matchNumber) => `Vainqueur match ${matchNumber}`,
  loser: (matchNumber) => `Perdant match ${matchNumber}`,
  group: (letter) => `groupe ${letter}`,
  groupPlace: (place, group) => `${place}${place === 1 ? 'er' : 'e'} ${group}`,
  places: ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'],
  bestOf: (place, rank) => `Meilleur ${place} ${rank}`,
};
