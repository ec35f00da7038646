import { describe, expect, it } from 'vitest';
import { publicPlayerName } from './player-names';

const players = [
  { playerId: 'a', name: 'Anna Maria Keller' },
  { playerId: 'b', name: 'Bea' },
  { playerId: 'c', name: 'Chloé de  Émery' },
];

describe('a player in public', () => {
  it.each([
    ['initial', ['Anna K.', 'Bea', 'Chloé É.']],
    ['full', ['Anna Maria Keller', 'Bea', 'Chloé de  Émery']],
    ['number', ['1', '2', '3']],
  ] as const)('is named by %s', (style, names) => {
    expect(players.map(({ playerId }) => publicPlayerName(players, playerId, style))).toEqual(names);
  });

  it('is nobody once the team has no such player', () => {
    expect(publicPlayerName(players, 'x', 'full')).toBeNull();
    expect(publicPlayerName([], 'a', 'number')).toBeNull();
  });

  it('keeps a whole letter as the initial', () => {
    expect(publicPlayerName([{ playerId: 'e', name: 'Eva 𝒦eller' }], 'e', 'initial')).toBe('Eva 𝒦.');
  });
});
