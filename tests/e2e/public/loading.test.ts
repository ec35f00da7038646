import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../support/builders';
import { launchBrowser } from '../../support/browser';
import { call } from '../../support/call-api';
import { openSite } from '../../support/public-pages';

/** More than the time after which the page asks for its text's font, and after which a reload would have come. */
const A_WHILE_MS = 1_500;

let browser: Browser;
let matches: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { allTournaments } = await call('getAllTournaments', {});
  const { tournamentId } = only(allTournaments, ({ name }) => name === 'Basel Futsal Masters');
  matches = `/matches?tournament=${tournamentId}`;
});

afterAll(() => browser.close());

describe('a page whose code', () => {
  it('hangs leaves the header and its links to the visitor', async () => {
    const { page, close } = await openSite(browser, 'desktop');
    await page.route('**/assets/matches-*.js', () => undefined);
    await page.goto(matches);
    const links = page.getByRole('navigation').getByRole('link', { name: 'Teams' });
    await links.click();
    await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
    await close();
  });

  it('cannot be had is loaded afresh once, then says so and offers to try again', async () => {
    const { page, close } = await openSite(browser, 'phone');
    await page.route('**/assets/matches-*.js', (route) => route.abort());
    await page.goto(matches);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.waitFor();
    await page.unroute('**/assets/matches-*.js');
    await tryAgain.click();
    await page.getByRole('heading', { level: 1, name: 'Matches' }).waitFor();
    await close();
  });
});

it('a text font that cannot be had changes nothing', async () => {
  const { page, close } = await openSite(browser, 'phone');
  await page.route('**/assets/text-font-*.css', (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(matches);
  await page.waitForRequest('**/assets/text-font-*.css');
  await page.waitForTimeout(A_WHILE_MS);
  expect(loads).toBe(1);
  await page.getByRole('heading', { level: 1, name: 'Matches' }).waitFor();
  await close();
});

it('a browser that has no room to remember shows the cup nevertheless', async () => {
  const { page, expectQuiet, close } = await openSite(browser, 'phone');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(matches);
  await page.getByText('Upcoming Matches').waitFor();
  expectQuiet();
  await close();
});
