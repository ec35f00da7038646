import type { SourceWords } from '../source-words';

const PLACES = ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster', 'Siebter', 'Achter'];

function group(name: string): string {
  return name.length <= 2 ? `Gruppe ${name}` : name;
}

export const sourceWords: SourceWords = {
  winner: (matchNumber) => `Sieger Spiel ${matchNumber}`,
  loser: (matchNumber) => `Verlierer Spiel ${matchNumber}`,
  group,
  groupPlace: (place, name) => `${place}. ${group(name)}`,
  bestOfPlace: (place, rank) => `Bester ${PLACES[place - 1] ?? `${place}.`} ${rank}`,
};
