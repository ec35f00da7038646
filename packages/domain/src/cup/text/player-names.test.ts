import { describe, expect, it } from 'vitest';
import { publicPlayers } from './player-names';

const shown = (names: readonly string[], style: Parameters<typeof publicPlayers>[1]) =>
  publicPlayers(
    names.map((name, index) => ({ playerId: `${index}`, name })),
    style,
  ).map(({ shownAs }) => shownAs);

describe('a player in public', () => {
  it.each([
    ['initial', ['Anna K.', 'Bea', 'Chloé É.']],
    ['full', ['Anna Maria Keller', 'Bea', 'Chloé de  Émery']],
    ['number', ['1', '2', '3']],
  ] as const)('is shown by %s', (style, names) => {
    expect(shown(['Anna Maria Keller', 'Bea', 'Chloé de  Émery'], style)).toEqual(names);
  });

  it('has the number of the place by name, in whatever order the players were entered', () => {
    const players = ['Zoe Zeller', 'Anna Keller'].map((name) => ({ playerId: name, name }));
    const numbered = [
      { playerId: 'Anna Keller', shownAs: '1' },
      { playerId: 'Zoe Zeller', shownAs: '2' },
    ];
    expect(publicPlayers(players, 'number')).toEqual(numbered);
    expect(publicPlayers(players.toReversed(), 'number')).toEqual(numbered);
  });

  it('is known by the id, and has no other name', () => {
    const [anna] = publicPlayers([{ playerId: 'a', name: 'Anna Keller' }], 'initial');
    expect(anna).toEqual({ playerId: 'a', shownAs: 'Anna K.' });
  });

  it('keeps a whole letter as the initial', () => {
    expect(shown(['Eva 𝒦eller'], 'initial')).toEqual(['Eva 𝒦.']);
  });

  it.each([
    ['Anna.Keller', 'Anna K.'],
    ['Anna_Keller', 'Anna K.'],
    ['Anna\u00A0Keller', 'Anna K.'],
    ['Anna – Keller', 'Anna K.'],
    ['Anna Keller (C)', 'Anna C.'],
    ['Anna K.', 'Anna K.'],
    ['Anna-Lena von Arx-Keller', 'Anna-Lena A.'],
    ["Lía O'Connor", 'Lía O.'],
    ['Anna--Keller', 'Anna K.'],
    ['Anna \u02BCKeller', 'Anna K.'],
    ['Ⓐⓝⓝⓐ Ⓚⓔⓛⓛⓔⓡ', 'Ⓐⓝⓝⓐ Ⓚ.'],
    ['Keller, Anna', 'Anna K.'],
    ['Keller,Anna Lena', 'Anna K.'],
  ])('is shortened at whatever stands between two words: %s', (name, short) => {
    expect(shown([name], 'initial')).toEqual([short]);
  });

  it.each(['Mia', 'Anna-Lena', '⚽️⚽️'])('of one word is shown by that word: %s', (name) => {
    expect(shown([name], 'initial')).toEqual([name]);
  });
});
