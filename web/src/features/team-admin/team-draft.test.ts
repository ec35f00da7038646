import { describe, expect, test } from 'vitest';
import { addPlayer, EMPTY_DRAFT, removePlayer } from './team-draft';

describe('a team being built', () => {
  test('takes players in the order in which they are added', () => {
    const draft = addPlayer(addPlayer(EMPTY_DRAFT, ' Anna '), 'Berta');
    expect(draft.players).toEqual([{ name: 'Anna' }, { name: 'Berta' }]);
  });

  test('silently ignores a player who is in it already, whatever the case and spaces', () => {
    const draft = addPlayer(EMPTY_DRAFT, 'Anna Frei');
    expect(addPlayer(draft, ' anna  FREI')).toBe(draft);
  });

  test('lets a player go', () => {
    expect(removePlayer(addPlayer(EMPTY_DRAFT, 'Anna'), 'Anna')).toEqual(EMPTY_DRAFT);
  });
});
