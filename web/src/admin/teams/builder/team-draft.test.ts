import { describe, expect, test } from 'vitest';
import { addPlayer, changePlayer, emptyDraft, findNumberProblem, removePlayer } from './team-draft';

const add = (names: readonly string[]) => names.map((name) => ({ name })).reduce(addPlayer, emptyDraft(''));

describe('a team being built', () => {
  test('a team keeps its players in the order in which they are added', () => {
    const draft = add(['Anna', 'Berta']);
    expect(draft.players).toEqual([{ name: 'Anna' }, { name: 'Berta' }]);
  });

  test('two players of one name can be in a team, and one of them removed', () => {
    const draft = add(['Anna Frei', 'Anna Frei']);
    const [first, second] = draft.players;
    expect(draft.players).toHaveLength(2);
    expect(first && removePlayer(draft, first).players[0]).toBe(second);
  });

  test('a team has one captain: choosing one takes the mark from another, also when a player is added', () => {
    const captainsOf = ({ players }: ReturnType<typeof add>) =>
      players.flatMap(({ name, isCaptain }) => (isCaptain ? name : []));
    const draft = add(['Anna', 'Berta']);
    const [anna, berta] = draft.players;
    const first = changePlayer(draft, anna ?? { name: '' }, { isCaptain: true });
    expect(captainsOf(first)).toEqual(['Anna']);
    expect(captainsOf(changePlayer(first, berta ?? { name: '' }, { isCaptain: true }))).toEqual(['Berta']);
    expect(captainsOf(addPlayer(first, { name: 'Cleo', isCaptain: true }))).toEqual(['Cleo']);
    expect(
      captainsOf(changePlayer(first, first.players[0] ?? { name: '' }, { isCaptain: undefined })),
    ).toEqual([]);
  });

  test.each(['0', '100', 'x', '7a', '1.5', '-1', '1 2'])('%j is no shirt number', (number) => {
    expect(findNumberProblem({ name: 'Anna', number }, [])).toBe(
      'Shirt number must be a whole number from 1 to 99',
    );
  });

  test('a shirt number is taken that another player has, written in whatever way', () => {
    const [anna, berta, cleo] = ['7', '07', '8'].map((number) => ({ name: 'Anna', number }));
    const players = [anna, berta, cleo].filter((player) => player !== undefined);
    expect(players.map((player) => findNumberProblem(player, players))).toEqual([
      'Another player of the team has this shirt number',
      'Another player of the team has this shirt number',
      null,
    ]);
  });
});
