import { expect, test } from 'vitest';
import { buildCupOfCategories } from '../../testing/build-categories';
import { fullTeamName, teamsInOrder } from './cup-of-category';

test('teams that are listed with their categories stand in the order of these, and those without one last', () => {
  const cup = buildCupOfCategories(['F', 'E']);
  const [first, ...others] = [...cup.Teams].reverse();
  if (!first) throw new Error('The cup of this test has teams.');
  const teams = [{ ...first, name: 'Guests', categoryId: null }, ...others];
  expect(teamsInOrder(cup, teams).map((team) => fullTeamName(cup, team))).toEqual([
    ...['F – Lions', 'F – FC Bern', 'E – FC Bern'],
    'Guests',
  ]);
});
