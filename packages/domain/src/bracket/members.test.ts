import { expect, it } from 'vitest';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { membersOfGroups, membersOfStage } from './members';

const FIRST = {
  A: { teams: ['A1', 'A2'], matches: ['A1 1-0 A2'] },
  B: { teams: ['B1', 'B2'], matches: ['B1 v B2'] },
};
const ids = (names: string) => names.split(' ').map(teamIdOf);

it('the teams of a group are those that were chosen, then those of its places by now, each once', () => {
  const second = {
    C: { teams: ['A2', 'A1'], places: ['1st A', '1st B'] },
    D: { teams: ['X'] },
  };
  const cup = buildCup({
    stages: [
      { name: 'First', groups: FIRST },
      { name: 'Second', groups: second },
    ],
  });
  expect([...membersOfGroups(cup)]).toEqual([
    ['stage 1 A', ids('A1 A2')],
    ['stage 1 B', ids('B1 B2')],
    ['stage 2 C', ids('A2 A1')],
    ['stage 2 D', ids('X')],
  ]);
  expect(membersOfStage(cup, 'stage 1')).toEqual(ids('A1 A2 B1 B2'));
  expect(membersOfStage(cup, 'stage 2')).toEqual(ids('A2 A1 X'));
});

it('the teams of a group without places are those that were chosen', () => {
  const cup = buildCup({ stages: [{ name: 'First', groups: FIRST }] });
  expect(membersOfGroups(cup).get('stage 1 B')).toEqual(ids('B1 B2'));
});
