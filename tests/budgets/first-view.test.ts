import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import {
  FREE_JAVASCRIPT_BYTES,
  MAX_CSS_BYTES,
  MAX_JAVASCRIPT_BYTES,
  measureFirstView,
  type FirstView,
} from './first-view';

/** The pages that visitors come for; the others only must not ask anybody else. */
const BUDGETED = ['/', '/home', '/matches', '/teams'];
const OTHERS = ['/contact', '/blog', '/single', '/login', '/register'];

let browser: Browser;
let tournamentId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const response = await fetch(`${inject('stack').site}/api/tournaments/get-all`);
  const { data } = (await response.json()) as { data: Calls['getAllTournaments']['response'] };
  tournamentId = data.allTournaments[0]?.tournamentId ?? '';
});

afterAll(() => browser.close());

function open(path: string): Promise<FirstView> {
  const search = path === '/' ? '' : `?tournament=${tournamentId}`;
  return measureFirstView(browser, inject('stack').site, `${path}${search}`);
}

describe.each(BUDGETED)('the first view of %s', (path) => {
  it('keeps within its bytes and asks no other origin', async () => {
    const { javascript, css, foreign } = await open(path);
    expect(javascript).toBeGreaterThan(0);
    expect(javascript).toBeLessThanOrEqual(MAX_JAVASCRIPT_BYTES - FREE_JAVASCRIPT_BYTES);
    expect(css).toBeGreaterThan(0);
    expect(css).toBeLessThanOrEqual(MAX_CSS_BYTES);
    expect(foreign).toEqual([]);
  });
});

describe.each(OTHERS)('%s', (path) => {
  it('asks no other origin', async () => {
    expect((await open(path)).foreign).toEqual([]);
  });
});
