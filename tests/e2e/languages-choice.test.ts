import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { findLiveMatch } from '../support/find-live-match';
import { readView } from '../support/builders/builders';
import { expectNoEnglish, readNames, TRANSLATIONS } from './support/languages';
import { untilQuiet } from './support/until-quiet';
import { scrollThrough, scrollTo, seededCup } from './support/public-pages';
import { expect, test } from './support/test';

const LIVE_HOME = 'home while a match is live';
/** A visitor chooses a language on these public pages. */
const PAGES = ['home', LIVE_HOME, 'matches', 'match', 'team', 'blog', 'contact'];

/** No match of this cup is live, so a page loads nothing more for a live match. */
const FINISHED_CUP = "Women's Futsal Cup Zurich";

/**
 * A change of the language may load this many bytes on a public page. The samples of the blog, which the home page shows, take 0.7 kB of
 * them; a site that is deployed has none. Those of *Add to calendar* take 0.2 kB.
 */
const MAX_SWITCH_BYTES = 5_550;

/** Waits until the page has loaded the code of all public pages. */
async function untilLoadedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('loaded-ahead').length > 0);
}

function sizeOf(file: Buffer): number {
  return gzipSync(file, { level: 9 }).length;
}

async function addressOf(name: string): Promise<string> {
  if (name === LIVE_HOME) return `/home?tournament=${(await findLiveMatch()).tournamentId}`;
  const { tournamentId, Stages, Teams } = await readView(await seededCup(FINISHED_CUP));
  const ids = {
    tournament: tournamentId,
    match: Stages[0]?.Matches[0]?.matchId ?? '',
    team: Teams[0]?.teamId ?? '',
  };
  return `/${name}?${new URLSearchParams(ids)}`;
}

declare global {
  interface Window {
    /** All texts that the page has shown since its first moment. */
    said: Set<string>;
  }
}

/** Collects every text that is drawn, however short it stays. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = new Set();
    const hear = () => {
      for (const line of document.body?.innerText.split('\n') ?? []) window.said.add(line.trim());
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Aborts every request for the first file of that name that the page asks for. */
async function loseFirst(page: Page, name: 'fr' | 'fr-pages' | 'session-fr'): Promise<void> {
  let lost: string | undefined;
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), (route) => {
    const file = route.request().url();
    lost ??= file;
    return file === lost ? route.abort() : route.continue();
  });
}

const LOST = [/ERR_FAILED/, /Failed to fetch/, /Failed to load/];

test.describe('a visitor reads one language', () => {
  for (const language of TRANSLATIONS) {
    test(
      `${language} from the first paint on`,
      { tag: language === 'de' ? [] : '@long' },
      async ({ page }) => {
        const cup = await seededCup('Basel Futsal Masters');
        await listen(page);
        await page.goto(`/home?tournament=${cup}&lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.waitForLoadState('networkidle');
        await expectNoEnglish(await page.evaluate(() => [...window.said]), language, await readNames(cup));
      },
    );
  }
});

test.describe('a change of the language', () => {
  for (const name of PAGES) {
    test(`loads little on the page ${name}, and keeps the place`, { tag: '@long' }, async ({ page }) => {
      await page.goto(await addressOf(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scrollThrough(page);
      // All other pages have been preloaded; a change of the language must not load again the texts that only other pages show.
      await untilLoadedAhead(page);
      await untilQuiet(page);
      const choice = page.getByRole('contentinfo').getByRole('combobox').first();
      await scrollTo(page, choice);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      for (const language of TRANSLATIONS) {
        const files: Promise<Buffer>[] = [];
        page.on('response', (response) => {
          if (/\/assets\/.*\.js$/.test(response.url())) files.push(response.body());
        });
        await choice.selectOption(language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await untilQuiet(page);
        page.removeAllListeners('response');
        const bytes = (await Promise.all(files)).reduce((sum, file) => sum + sizeOf(file), 0);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes, `${language} on ${name}`).toBeLessThanOrEqual(MAX_SWITCH_BYTES);
        // In another language lines may break at other places, but the foot of the page is still in view.
        await expect(choice).toBeInViewport();
      }
    });
  }

  test('keeps the page and what was typed, and is kept for the next visit', async ({ page }) => {
    await page.goto(`/single?tournament=${await seededCup(FINISHED_CUP)}`);
    await page.getByLabel('Name *').fill('Lena');
    const choice = page.getByRole('contentinfo').getByRole('combobox').first();
    await scrollTo(page, choice);
    await choice.selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByLabel('Name *')).toHaveValue('Lena');
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('a choice that cannot be had gives way to the next', () => {
  test('an unknown language in the address', { tag: '@long' }, async ({ page }) => {
    await page.goto(`/contact?lang=tlh&tournament=${await seededCup('Basel Futsal Masters')}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });

  test.describe('with a browser in Italian', () => {
    test.use({ locale: 'it-CH' });

    test('a stored language that the site no longer has', { tag: '@long' }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('language', 'rm'));
      await page.goto(`/contact?tournament=${await seededCup('Basel Futsal Masters')}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatti');
    });
  });

  for (const [name, path, heading] of [
    ['fr', '/contact', 'Contact'],
    ['fr-pages', '/blog', 'Latest Blog'],
    ['session-fr', '/login', 'Login'],
  ] as const) {
    test(
      `a file of texts that cannot be loaded: ${name}`,
      { tag: '@long' },
      async ({ page, allowErrors }) => {
        allowErrors(...LOST);
        await loseFirst(page, name);
        await page.goto(`${path}?lang=fr&tournament=${await seededCup('Basel Futsal Masters')}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      },
    );
  }
});
