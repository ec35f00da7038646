import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser';
import { call } from '../../support/call-api';
import { only } from '../../support/builders';
import { inspectPage, openSite, visit } from '../../support/public-pages';

const WIDTHS = [360, 768, 992, 1440] as const;

let browser: Browser;
let runningCup: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { allTournaments } = await call('getAllTournaments', {});
  runningCup = only(allTournaments, ({ name }) => name === 'Basel Futsal Masters').tournamentId;
});

afterAll(() => browser.close());

/** The pages of a full cup, and what is seen on each. */
const PAGES: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/', "Welcome to the Zurich women's futsal cup", 'Basel Futsal Masters'],
  ['/home', 'Welcome to the most thrilling football cup event of the year!', 'Next Match', 'Group A'],
  ['/matches', 'Scoreboard', 'Next Match', 'Upcoming Matches', 'Results', 'Tournament Bracket'],
  ['/teams', 'Rheinufer Basel', 'Group A · 7 players'],
  ['/contact', 'Address', 'E-mail', 'Phone'],
  ['/blog', 'Blog Posts', 'Latest Blog', 'The sixth foul and the ten-metre mark'],
  ['/single', '4 Comments', 'Leave a comment', 'Post Comment', 'Website'],
];

describe.each(WIDTHS)('at a width of %i pixels', (width) => {
  it.each(PAGES)('%s shows what it should, steady and accessible', async (path, ...texts) => {
    const { page, expectQuiet, close } = await openSite(browser, width < 768 ? 'phone' : 'desktop');
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path, runningCup);
    for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
    await inspectPage(page, `public/${path.slice(1) || 'main'}-${width}`);
    expectQuiet();
    await close();
  });
});

describe('the footer', () => {
  it('leads to the contact page, the web page and Instagram, and names the year', async () => {
    const { page, close } = await openSite(browser, 'desktop');
    await visit(page, '/home', runningCup);
    const footer = page.getByRole('contentinfo');
    const links = await footer.getByRole('link').allTextContents();
    expect(links).toEqual(['Contact', 'Web page', 'Instagram']);
    expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()}`);
    await close();
  });
});

describe('a stranger to the blog', () => {
  it('finds six posts on the first of five pages, and reads one', async () => {
    const { page, close } = await openSite(browser, 'desktop');
    await visit(page, '/blog', runningCup);
    await expect.poll(() => page.getByRole('article').count()).toBe(6);
    const pages = page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('button');
    expect(await pages.allTextContents()).toEqual(['1', '2', '3', '4', '5']);
    await page.getByRole('link', { name: 'Level on points: how to read the table' }).click();
    await page.getByRole('heading', { level: 1, name: 'Level on points: how to read the table' }).waitFor();
    await page.getByLabel('Search').fill('sixth foul');
    const found = page.getByRole('search').getByRole('link');
    await expect.poll(() => found.allTextContents()).toEqual(['The sixth foul and the ten-metre mark']);
    await close();
  });

  it('is told that the comment form sends nothing', async () => {
    const { page, close } = await openSite(browser, 'phone');
    await visit(page, '/single', runningCup);
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    for (const label of ['Name *', 'Email *', 'Website', 'Message']) {
      await page.getByLabel(label, { exact: true }).fill('Lena');
    }
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'This form is a sample: nothing that you write here is sent anywhere.' })
      .waitFor();
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
    await close();
  });
});
