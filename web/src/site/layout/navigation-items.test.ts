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
