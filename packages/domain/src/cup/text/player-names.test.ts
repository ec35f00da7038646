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

describe('what a player asks for', () => {
  const anna = { playerId: 'a', name: 'Anna Keller' };
  const zoe = { playerId: 'z', name: 'Zoe Zeller', number: 7 };

  it.each([
    ['full', undefined, 'Anna Keller'],
    ['full', 'initials', 'Anna K.'],
    ['initial', 'initials', 'Anna K.'],
    ['number', 'initials', '1'],
  ] as const)('holds where it is stricter than the cup: %s and %s', (style, consent, shownAs) => {
    expect(publicPlayers([{ ...anna, consent }], style)).toEqual([{ playerId: 'a', shownAs }]);
  });

  it.each(['full', 'initial', 'number'] as const)('to be hidden holds in each cup: %s', (style) => {
    const ids = publicPlayers([{ ...anna, consent: 'hidden' }, zoe], style).map(({ playerId }) => playerId);
    expect(ids).toEqual(['z']);
  });

  it('changes no number of the others', () => {
    const bea = { playerId: 'b', name: 'Bea' };
    expect(publicPlayers([{ ...anna, consent: 'hidden' }, bea], 'number')).toEqual([
      { playerId: 'b', shownAs: '2' },
    ]);
  });
});

it('a player with a shirt number is shown by it, and a captain as one', () => {
  const captain = { playerId: 'z', name: 'Zoe Zeller', number: 7, isCaptain: true } as const;
  expect(publicPlayers([captain], 'number')).toEqual([
    { playerId: 'z', shownAs: '7', number: 7, isCaptain: true },
  ]);
});
