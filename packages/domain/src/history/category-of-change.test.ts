import { expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { SPRING } from '../testing/spring-cup';
import { categoryOfChange } from './category-of-change';
import { findChangedRecords } from './changed-records';

const F = { categoryId: 'f', name: 'F juniors' };
const E = { categoryId: 'e', name: 'E juniors' };

/** Every stage and team of the cup in the category of the F juniors. */
const OF_F: Cup = {
  ...SPRING,
  tournament: { ...SPRING.tournament, categories: [F, E] },
  teams: SPRING.teams.map((team) => ({ ...team, categoryId: 'f' })),
  stages: SPRING.stages.map((stage) => ({ ...stage, categoryId: 'f' })),
};

function categoryAfter(after: Cup, before = OF_F): string | undefined {
  return categoryOfChange(findChangedRecords<Cup>(before, after), before, after);
}

it('the category of a change is that of all its records', () => {
  const { teams, groups, matches } = OF_F;
  expect(categoryAfter({ ...OF_F, matches: matches.map((match) => ({ ...match, time: '12:00' })) })).toBe(
    F.name,
  );
  expect(categoryAfter({ ...OF_F, teams: teams.slice(1), groups: groups.slice(1), matches: [] })).toBe(
    F.name,
  );
  expect(categoryAfter({ ...OF_F, stages: [], groups: [], matches: [] })).toBe(F.name);
});

it('a change of several categories, of the tournament, or of nothing in a category has none', () => {
  const [first, ...others] = OF_F.teams;
  const moved = { ...OF_F, teams: [{ ...first, categoryId: 'e' }, ...others] } as Cup;
  expect(categoryAfter(moved)).toBeUndefined();
  const renamed = { ...OF_F, tournament: { ...OF_F.tournament, name: 'Autumn Cup' }, teams: others };
  expect(categoryAfter(renamed)).toBeUndefined();
  expect(categoryAfter(OF_F)).toBeUndefined();
  expect(categoryAfter({ ...SPRING, teams: [] }, SPRING)).toBeUndefined();
});
