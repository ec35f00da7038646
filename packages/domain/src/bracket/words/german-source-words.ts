import type { SourceWords } from '../source-words';

export const GERMAN_SOURCE_WORDS: SourceWords = {
  winner: (matchNumber) => `Sieger Spiel ${matchNumber}`,
  loser: (matchNumber) => `Verlierer Spiel ${matchNumber}`,
  group: (letter) => `Gruppe ${letter}`,
  groupPlace: (place, group) => `${place}. ${group}`,
  places: ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster', 'Siebter', 'Achter'],
  bestOf: (place, rank) => `Bester ${place} ${rank}`,
  oneOfBest: (place, slot) => `Einer der besten ${place.slice(0, -1)}n (${slot})`,
};
