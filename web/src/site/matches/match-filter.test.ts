import { expect, test } from 'vitest';
import { buildCup, buildMatch, buildStage } from '../../testing/build-view';
import { filterOptions } from './match-filter';

test('places are offered as people look for them: numbers by size, accents and capitals beside their letters', () => {
  const places = ['Court 10', 'Zug', 'court 2', 'Écublens', 'Zürich', '', 'Court 2', 'Egg'];
  const Matches = places.map((location, index) => buildMatch({ matchId: `match-${index}`, location }));
  const { place } = filterOptions(buildCup({ Stages: [buildStage({ Matches })] }));
  expect(place.map(({ value }) => value)).toEqual([
    'court 2',
    'Court 2',
    'Court 10',
    'Écublens',
    'Egg',
    'Zug',
    'Zürich',
  ]);
});
