import type { SourceWords } from '@futsal-cup/domain/bracket/source-words';

export const sourceWords: SourceWords = {
  winner: (matchNumber) => `Sieger Spiel ${matchNumber}`,
  loser: (matchNumber) => `Verlierer Spiel ${matchNumber}`,
  group: (letter) => `Gruppe ${letter}`,
  groupPlace: (place, group) => `${place}. ${group}`,
  places: ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster', 'Siebter', 'Achter'],
  bestOf: (place, rank) => `Bester ${place} ${rank}`,
};
