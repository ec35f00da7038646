import { describe, expect, it } from 'vitest';
import { granted, refusalOf } from '../testing/rulings';
import { listPlayers } from './players';

const present = [
  { playerId: 'p1', name: 'Anna' },
  { playerId: 'p2', name: 'Bea' },
];

function newIds(): () => string {
  let count = 0;
  return () => `new ${(count += 1)}`;
}

describe('a list of players', () => {
  it('replaces the present one: who is listed keeps the id, who is new gets one, who is missing leaves', () => {
    const listed = [{ playerId: 'p2', name: 'Beatrice' }, { name: 'Cleo' }];
    expect(granted(listPlayers(present, listed, newIds()))).toEqual([
      { playerId: 'p2', name: 'Beatrice' },
      { playerId: 'new 1', name: 'Cleo' },
    ]);
  });

  it('drops a repeated name, whatever its case and spaces', () => {
    const listed = [{ name: 'Anna' }, { name: ' ANNA' }, { name: 'anna ' }];
    expect(granted(listPlayers([], listed, newIds()))).toEqual([{ playerId: 'new 1', name: 'Anna' }]);
  });

  it('keeps, of a repeated name, the player who is there already', () => {
    const listed = [{ name: 'anna' }, { playerId: 'p1', name: 'Anna' }];
    expect(granted(listPlayers(present, listed, newIds()))).toEqual([{ playerId: 'p1', name: 'Anna' }]);
  });

  it('knows no player of another team', () => {
    expect(refusalOf(listPlayers(present, [{ playerId: 'p9', name: 'Zoe' }], newIds()))).toBe(
      'player_not_found',
    );
  });

  it('has no player twice', () => {
    const listed = [
      { playerId: 'p1', name: 'Anna' },
      { playerId: 'p1', name: 'Anne' },
    ];
    expect(refusalOf(listPlayers(present, listed, newIds()))).toBe('player_listed_twice');
  });
});
