import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/axe';
import { launchBrowser, type Viewport } from '../../support/browser';
import { only } from '../../support/builders';
import { call } from '../../support/call-api';
import { openSite, scrollThrough, visit } from '../../support/public-pages';
import { keepScreenshot } from '../../support/screenshot';

let browser: Browser;
let finishedCup: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { allTournaments } = await call('getAllTournaments', {});
  finishedCup = only(allTournaments, ({ name }) => name === "Women's Futsal Cup Zurich").tournamentId;
});

afterAll(() => browser.close());

async function openHome(viewport: Viewport) {
  const opened = await openSite(browser, viewport);
  await visit(opened.page, '/home', finishedCup);
  return opened;
}

/** Scrolled through once, without any motion of its own. */
async function openStillHome(width: number) {
  const opened = await openSite(browser, 'desktop');
  await opened.page.emulateMedia({ reducedMotion: 'reduce' });
  await opened.page.setViewportSize({ width, height: 900 });
  await visit(opened.page, '/home', finishedCup);
  await scrollThrough(opened.page);
  return opened;
}

function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
}

describe('the header', () => {
  it('stays on top and shrinks beyond 100 pixels', async () => {
    const { page, close } = await openHome('desktop');
    const bar = 'header [data-small]';
    const tall = await heightOf(page, bar);
    await page.evaluate(() => window.scrollTo(0, 100));
    await page.waitForTimeout(500);
    expect(await heightOf(page, bar)).toBe(tall);
    await page.evaluate(() => window.scrollTo(0, 101));
    await expect.poll(() => heightOf(page, bar)).toBeLessThan(tall);
    expect(await page.locator(bar).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await close();
  });

  it('leads to the parts of a page through its sub-menus', async () => {
    const { page, close } = await openHome('desktop');
    await page.getByRole('button', { name: 'More under Matches' }).click();
    await page.getByRole('link', { name: 'Bracket' }).click();
    await page.waitForURL('**/matches#bracket');
    const bracket = page.locator('#bracket');
    await expect.poll(() => bracket.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200);
    await close();
  });
});

describe('the menu of a phone', () => {
  it('opens, unfolds, and closes on Escape, on a click outside and in a wide window', async () => {
    const { page, expectQuiet, close } = await openHome('phone');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await menu.getByRole('button', { name: 'More under Home' }).click();
    await menu.getByRole('link', { name: 'Blog' }).waitFor();
    await expectAccessible(page);
    await keepScreenshot(page, 'public/menu-360');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);

    await open.click();
    await page.mouse.click(10, 400);
    await menu.waitFor({ state: 'hidden' });

    await open.click();
    await menu.waitFor();
    await page.setViewportSize({ width: 769, height: 800 });
    await menu.waitFor({ state: 'hidden' });
    expectQuiet();
    await close();
  });

  it('keeps the focus inside while it is open', async () => {
    const { page, close } = await openHome('phone');
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer')));
      expect(isOutside).toBe(false);
    }
    await close();
  });
});

describe('the carousels', () => {
  const widths: readonly (readonly [width: number, main: number, second: number, four: number])[] = [
    [599, 1, 1, 1],
    [600, 2, 2, 3],
    [1000, 3, 2, 4],
    [1200, 4, 3, 4],
  ];

  it.each(widths)('show at %i pixels %i results, %i posts and %i pictures', async (width, ...counts) => {
    const { page, close } = await openStillHome(width);
    const shown = async (label: string) => {
      const carousel = page.getByRole('region', { name: label, exact: true });
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator('.swiper-initialized').waitFor();
      return carousel.evaluate((region) => {
        const { left, right } = region.getBoundingClientRect();
        const slides = [...region.querySelectorAll('.swiper-slide')].map((slide) =>
          slide.getBoundingClientRect(),
        );
        return slides.filter((slide) => slide.left >= left - 1 && slide.right <= right + 1).length;
      });
    };
    const labels = ['Latest results', 'Latest Blog', 'Gallery'];
    const found = [];
    for (const label of labels) found.push(await shown(label));
    expect(found).toEqual(counts);
    await close();
  });

  it('play by themselves, and pause when they are told to', async () => {
    const { page, close } = await openHome('desktop');
    await scrollThrough(page);
    const results = page.getByRole('region', { name: 'Latest results', exact: true });
    await results.scrollIntoViewIfNeeded();
    const first = () => results.locator('.swiper-slide-active').textContent();
    const before = await first();
    await expect.poll(first, { timeout: 15_000 }).not.toBe(before);
    await results.getByRole('button', { name: 'Pause' }).click();
    const paused = await first();
    await page.waitForTimeout(6_000);
    expect(await first()).toBe(paused);
    await results.getByRole('button', { name: 'Play' }).waitFor();
    await close();
  });
});

describe('the gallery', () => {
  it('opens its pictures in a lightbox with zoom and thumbnails', async () => {
    const { page, expectQuiet, close } = await openStillHome(1440);
    const gallery = page.getByRole('region', { name: 'Gallery', exact: true });
    await gallery.getByRole('button', { name: /^Enlarge: Five red and five yellow/ }).click();
    const lightbox = page.getByRole('dialog');
    await lightbox.getByRole('button', { name: 'Zoom in' }).click();
    await lightbox.getByRole('button', { name: 'Zoom out' }).waitFor();
    await expectAccessible(page);
    await keepScreenshot(page, 'public/lightbox-1440');
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await lightbox.waitFor({ state: 'detached' });
    expectQuiet();
    await close();
  });
});

describe('motion', () => {
  it('stops for who wants less of it', async () => {
    const { page, close } = await openStillHome(1440);
    const results = page.getByRole('region', { name: 'Latest results', exact: true });
    await results.scrollIntoViewIfNeeded();
    await results.getByRole('button', { name: 'Next' }).waitFor();
    expect(await results.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-shown]')].filter(
          (part) => getComputedStyle(part).opacity !== '1',
        ).length,
    );
    expect(hidden).toBe(0);
    await close();
  });
});

describe('sharing', () => {
  it('copies an address that shows the same cup to anybody', async () => {
    const { page, context, close } = await openHome('desktop');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share this page' }).click();
    await page.getByText('The link is copied').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const other = await openSite(browser, 'phone');
    await other.page.goto(address);
    await other.page.getByRole('heading', { level: 1, name: "Women's Futsal Cup Zurich" }).waitFor();
    await other.close();
    await close();
  });
});
