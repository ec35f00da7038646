import { describe, expect, test } from 'vitest';
import { addPlayer, EMPTY_DRAFT, removePlayer } from './team-draft';

describe('a team being built', () => {
  test('a team keeps its players in the order in which they are added', () => {
    const draft = addPlayer(addPlayer(EMPTY_DRAFT, ' Anna '), 'Berta');
    expect(draft.players).toEqual([{ name: 'Anna' }, { name: 'Berta' }]);
  });

  test('a player who is in the team already is not added again, whatever the case and spaces', () => {
    const draft = addPlayer(EMPTY_DRAFT, 'Anna Frei');
    expect(addPlayer(draft, ' anna  FREI')).toBe(draft);
  });

  test('a player can be removed from the team', () => {
    expect(removePlayer(addPlayer(EMPTY_DRAFT, 'Anna'), 'Anna')).toEqual(EMPTY_DRAFT);
  });
});
