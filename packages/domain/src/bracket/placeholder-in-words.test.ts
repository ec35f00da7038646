import { describe, expect, it } from 'vitest';
import { placeholderInWords } from './placeholder-in-words';
import type { SourceWords } from './source-words';

const GERMAN: SourceWords = {
  winner: (matchNumber) => `Sieger Spiel ${matchNumber}`,
  loser: (matchNumber) => `Verlierer Spiel ${matchNumber}`,
  group: (letter) => `Gruppe ${letter}`,
  groupPlace: (place, group) => `${place}. ${group}`,
  places: ['Erster', 'Zweiter', 'Dritter'],
  bestOf: (place, rank) => `Bester ${place} ${rank}`,
  oneOfBest: (place, slot) => `Einer der besten ${place.slice(0, -1)}n (${slot})`,
};

describe('a placeholder in the words of another language', () => {
  it.each([
    ['Winner match 3', 'Sieger Spiel 3'],
    ['Loser match 12', 'Verlierer Spiel 12'],
    ['1st Group A', '1. Gruppe A'],
    ['2nd A', '2. Gruppe A'],
    ['2nd Group North', '2. Group North'],
    ['3rd My group B', '3. My group B'],
    ['Best third 1', 'Bester Dritter 1'],
    ['One of the best thirds (2)', 'Einer der besten Dritten (2)'],
    ['Whoever is left', 'Whoever is left'],
    ['Vainqueur match 3', 'Vainqueur match 3'],
  ])('%s: %s', (english, german) => {
    expect(placeholderInWords(english, GERMAN)).toBe(german);
  });
});
