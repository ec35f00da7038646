import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { scrollThrough, scrollTo, seededCup, visit } from '../support/public-pages';
import { keepScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

/** A carousel shows each slide for a little less than this. */
const UNTIL_NEXT_SLIDE_MS = 6_000;

let finishedCup: string;

test.beforeAll(async () => {
  finishedCup = await seededCup("Women's Futsal Cup Zurich");
});

test.describe('the carousels', { tag: '@desktop' }, () => {
  const widths: readonly (readonly [width: number, results: number, posts: number, pictures: number])[] = [
    [639, 1, 1, 1],
    [640, 2, 2, 3],
    [1024, 3, 2, 4],
    [1200, 4, 3, 4],
  ];

  function countShown(page: Page, label: string): Promise<number> {
    return page.getByRole('region', { name: label, exact: true }).evaluate((region) => {
      const { left, right } = region.getBoundingClientRect();
      const slides = [...region.querySelectorAll('.swiper-slide')].map((slide) =>
        slide.getBoundingClientRect(),
      );
      return slides.filter((slide) => slide.left >= left - 1 && slide.right <= right + 1).length;
    });
  }

  for (const [width, results, posts, pictures] of widths) {
    test(
      `show at ${width} pixels ${results} results, ${posts} posts and ${pictures} pictures`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, '/home', finishedCup);
        await scrollThrough(page);
        const counts = { 'Latest results': results, 'Latest Blog': posts, Gallery: pictures };
        for (const [label, count] of Object.entries(counts)) {
          const carousel = page.getByRole('region', { name: label, exact: true });
          await scrollTo(page, carousel);
          await carousel.locator('.swiper-initialized').waitFor();
          expect(await countShown(page, label), label).toBe(count);
        }
      },
    );
  }

  test('play by themselves, and pause when they are told to', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await visit(page, '/home', finishedCup);
    await scrollThrough(page);
    const results = page.getByRole('region', { name: 'Latest results', exact: true });
    await scrollTo(page, results);
    const first = results.locator('.swiper-slide-active');
    const before = (await first.textContent()) ?? '';
    await page.clock.fastForward(UNTIL_NEXT_SLIDE_MS);
    await expect(first).not.toHaveText(before);
    await results.getByRole('button', { name: 'Pause' }).click();
    const paused = (await first.textContent()) ?? '';
    await page.clock.fastForward(UNTIL_NEXT_SLIDE_MS);
    await page.clock.runFor(UNTIL_NEXT_SLIDE_MS);
    await expect(first).toHaveText(paused);
    await expect(results.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test.describe('the gallery', { tag: '@desktop' }, () => {
  test('opens its pictures in a lightbox with zoom and thumbnails', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/home', finishedCup);
    await scrollThrough(page);
    const gallery = page.getByRole('region', { name: 'Gallery', exact: true });
    await gallery.getByRole('button', { name: /^Enlarge: Two teams at kick-off/ }).click();
    const lightbox = page.getByRole('dialog');
    await lightbox.getByRole('button', { name: 'Zoom in' }).click();
    await expect(lightbox.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'public/lightbox-1440');
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(gallery.getByRole('button', { name: /^Enlarge: Two teams at kick-off/ })).toBeFocused();
  });

  test('says so when a picture cannot be loaded', { tag: '@long' }, async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/assets/*.svg', (route) => route.abort());
    await visit(page, '/home', finishedCup);
    await scrollThrough(page);
    const gallery = page.getByRole('region', { name: 'Gallery', exact: true });
    await gallery.getByRole('button', { name: /^Enlarge: Two teams at kick-off/ }).click();
    const said = page.getByRole('dialog').getByText('This picture could not be loaded');
    await expect(said.filter({ visible: true }).first()).toBeVisible();
  });
});

test.describe('the home page', { tag: '@desktop' }, () => {
  test(
    'leads who goes through it by keyboard to its last part before the footer',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/home', finishedCup);
      await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible();
      // The Tab key makes the page request the content below, which takes a moment. The page may not listen yet when the key is first
      // pressed.
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('heading', { name: 'Gallery' })).toBeAttached({ timeout: 5_000 });
      }).toPass();
      const regions = new Set<string>();
      for (let step = 0; step < 300; step += 1) {
        await page.keyboard.press('Tab');
        const region = await page.evaluate(
          () => document.activeElement?.closest('footer, [role=region]')?.getAttribute('aria-label') ?? '',
        );
        regions.add(region);
        if (await page.getByRole('contentinfo').locator(':focus').count()) break;
      }
      expect([...regions]).toEqual(expect.arrayContaining(['Latest results', 'Latest Blog', 'Gallery']));
    },
  );
});

test.describe('motion', { tag: '@desktop' }, () => {
  test('of what is loading stops as well', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/tournaments/**', () => undefined);
    await visit(page, '/home', finishedCup);
    const skeleton = page.getByRole('img', { name: 'Loading…' }).first();
    await expect(skeleton).toHaveCSS('animation-iteration-count', '1');
  });

  test('stops for who wants less of it', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/home', finishedCup);
    await scrollThrough(page);
    const results = page.getByRole('region', { name: 'Latest results', exact: true });
    await scrollTo(page, results);
    await expect(results.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(results.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-shown]')].filter(
          (part) => getComputedStyle(part).opacity !== '1',
        ).length,
    );
    expect(hidden).toBe(0);
  });
});
