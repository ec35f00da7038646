import { expect, test } from 'vitest';
import { adminPathAt, sitePathAt } from './path-at';

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/Home', '/home'],
  ['/matches/', '/matches'],
  ['/matches//', '/matches'],
  ['/login', '/login'],
  ['/nothing', undefined],
  ['/home/more', undefined],
  ['/admin', undefined],
])('the public page at %s is %s', (address, page) => expect(sitePathAt(address)).toBe(page));

test.each([
  ['/admin', '/admin'],
  ['/Admin/', '/admin'],
  ['/admin/teams/update', '/admin/teams/update'],
  ['/admin/plan', '/admin/plan'],
  ['/admin/plan/timetable', '/admin/plan'],
  ['/admin/nothing', undefined],
  ['/administrators', undefined],
  ['/home', undefined],
])('the admin page at %s is %s', (address, page) => expect(adminPathAt(address)).toBe(page));
