import { afterEach, expect, test } from 'vitest';
import { CLUB_HAS } from '../../shelf/club/club-has';
import { siteTexts } from '../texts/en';
import { navigationItems } from './navigation-items';

const has = { ...CLUB_HAS };
afterEach(() => void Object.assign(CLUB_HAS, has));

const pathsOfHome = () => navigationItems(siteTexts.navigation, false)[0]?.links?.map(({ to }) => to);

test('the blog is linked where the club has one', () => {
  Object.assign(CLUB_HAS, { blog: true });
  expect(pathsOfHome()).toEqual(['/home#table', '/blog']);
  Object.assign(CLUB_HAS, { blog: false });
  expect(pathsOfHome()).toEqual(['/home#table']);
});

test.each([
  [undefined, ['Table', 'Upcoming', 'Results', 'Bracket']],
  ['no-tables', ['Groups', 'Upcoming', 'Results']],
  ['no-results', ['Groups', 'Upcoming', 'Played']],
] as const)('a cup that shows %s has these links: %j', (shown, labels) => {
  Object.assign(CLUB_HAS, { blog: false });
  const items = navigationItems(siteTexts.navigation, false, shown);
  expect(items.flatMap(({ links = [] }) => links.map(({ label }) => label))).toEqual(labels);
});
