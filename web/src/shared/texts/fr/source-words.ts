import type { SourceWords } from '../source-words';

const PLACES = [
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
];

function group(name: string): string {
  return name.length <= 2 ? `groupe ${name}` : name;
}

export const sourceWords: SourceWords = {
  winner: (matchNumber) => `Vainqueur match ${matchNumber}`,
  loser: (matchNumber) => `Perdant match ${matchNumber}`,
  group,
  groupPlace: (place, name) => `${place}${place === 1 ? 'er' : 'e'} ${group(name)}`,
  bestOfPlace: (place, rank) => `Meilleur ${PLACES[place - 1] ?? `${place}e`} ${rank}`,
};
