import { describe, expect, test } from 'vitest';
import { addPlayer, emptyDraft, removePlayer } from './team-draft';

describe('a team being built', () => {
  test('a team keeps its players in the order in which they are added', () => {
    const draft = addPlayer(addPlayer(emptyDraft(''), ' Anna '), 'Berta');
    expect(draft.players).toEqual([{ name: 'Anna' }, { name: 'Berta' }]);
  });

  test('two players of one name can be in a team, and one of them removed', () => {
    const draft = addPlayer(addPlayer(emptyDraft(''), 'Anna Frei'), 'Anna Frei');
    const [first, second] = draft.players;
    expect(draft.players).toHaveLength(2);
    expect(first && removePlayer(draft, first).players[0]).toBe(second);
  });
});
