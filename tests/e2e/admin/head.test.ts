import type { Page } from '@playwright/test';
import { buildTournament, uniqueName } from '../../support/builders/builders';
import { expect, test as base } from '../support/admin-test';
import { CATALOGUES } from '../support/languages';
import { expectNoSideScroll, openLoaded } from '../support/public-pages';
import { keepScreenshot } from '../support/screenshot';

const MOST_HEAD_PX = 120;

/** The list of tournaments and the twelve screens of a tournament. */
const LINKS = 13;

const FEW_PAGES = ['', '/people', '/teams'];
const OTHER_PAGES = [
  '/tournament-details',
  '/tournament-details-main',
  '/fixture',
  '/today',
  '/print',
  '/share',
  '/speaker',
  '/rules',
  '/plan',
  '/scorers',
  '/history',
  '/teams/update',
];

/** Returns where the head ends: below its row of links, or below its title where it has none. */
function bottomOfHead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const trail = document.querySelector('main nav:has([href="/admin"])');
    const last = trail ?? document.querySelector('main header');
    return (last?.getBoundingClientRect().bottom ?? Infinity) + window.scrollY;
  });
}

async function expectLowHead(page: Page, paths: readonly string[], language: string): Promise<void> {
  for (const path of paths) {
    await openLoaded(page, `/admin${path}?lang=${language}`);
    expect.soft(await bottomOfHead(page), path).toBeLessThanOrEqual(MOST_HEAD_PX);
    await expectNoSideScroll(page);
    await keepScreenshot(page, `head-${language}${path.replaceAll('/', '-')}`);
  }
}

const test = base.extend({
  cup: async ({}, provide) =>
    provide(await buildTournament({ name: uniqueName('The indoor cup of all juniors of the lake') })),
});

test.use({ viewport: { width: 360, height: 640 } });

test('the head of an admin page is low on a phone, and leads everywhere', async ({ page, cup }) => {
  await expectLowHead(page, FEW_PAGES, 'fr');
  await expect(page.getByText(cup.name, { exact: true })).toBeVisible();
  const { title } = CATALOGUES.fr.admin.admin.options;
  const links = page.getByRole('navigation', { name: title }).getByRole('link');
  await expect(links).toHaveCount(LINKS);
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
});

for (const language of Object.keys(CATALOGUES)) {
  test(
    `the head of every admin page is low on a phone in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      await expectLowHead(page, [...FEW_PAGES, ...OTHER_PAGES], language);
    },
  );
}
