import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { expect, test } from 'vitest';
import { buildPlayedCategories } from '../../testing/build-categories';
import { allMatches } from './all-matches';
import { partOfCup, toldApart } from './told-apart';

test('teams of one name and all stages have their category in their names', () => {
  const { Teams, Stages } = toldApart(buildPlayedCategories());
  expect(Teams.map(({ name }) => name)).toEqual([
    ...['FC Bern (F juniors)', 'Foxes'],
    ...['FC Bern (E juniors)', 'Eagles'],
  ]);
  expect(Stages.map(({ name }) => name)).toEqual([
    ...['F juniors – Group stage', 'F juniors – Final'],
    ...['E juniors – Group stage', 'E juniors – Final'],
  ]);
  const finals = allMatches({ Stages }).map(({ Stage, local }) => [Stage.name, local.team?.name]);
  expect(finals).toEqual([
    ['F juniors – Final', 'FC Bern (F juniors)'],
    ['E juniors – Final', 'FC Bern (E juniors)'],
  ]);
  expect(Stages.flatMap(({ groups }) => groups).map(({ fullName }) => fullName)).toEqual([
    'F juniors – Group A',
    'E juniors – Group A',
  ]);
});

test('names that differ in capital letters alone are told apart too', () => {
  const cup = buildPlayedCategories();
  const [first, ...others] = cup.Teams;
  const Teams = first ? [{ ...first, name: 'fc bern' }, ...others] : [];
  expect(toldApart({ ...cup, Teams }).Teams.map(({ name }) => name)).toEqual([
    ...['fc bern (F juniors)', 'Foxes'],
    ...['FC Bern (E juniors)', 'Eagles'],
  ]);
});

test('a part has the teams and stages of its category alone, and its rules', () => {
  const matchRules = { ...DEFAULT_MATCH_RULES, minutesPerHalf: 7 };
  const whole = buildPlayedCategories({
    categories: [
      { categoryId: 'f', name: 'F juniors', rules: { shown: 'no-tables', matchRules } },
      { categoryId: 'e', name: 'E juniors', rules: { shown: 'all' } },
    ],
  });
  const [f, e] = [partOfCup(whole, 'f'), partOfCup(whole, 'e')];
  expect(f.Teams.map(({ name }) => name)).toEqual(['FC Bern', 'Foxes']);
  expect(f.Stages.map(({ stageId }) => stageId)).toEqual(['groups-f', 'stage-f']);
  expect([f.shown, e.shown]).toEqual(['no-tables', undefined]);
  expect(f.matchRules.minutesPerHalf).toBe(7);
  const lengths = toldApart(whole).Stages.map(({ matchRules: rules }) => rules?.minutesPerHalf);
  expect(lengths).toEqual([7, 7, undefined, undefined]);
});
