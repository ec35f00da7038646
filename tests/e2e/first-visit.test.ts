import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { launchBrowser, openPage, type Viewport } from '../support/browser';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe.each<Viewport>(['phone', 'desktop'])('a visitor on a %s', (viewport) => {
  it('picks the upcoming cup and sees its countdown tick', async () => {
    const { page, expectQuiet, close } = await openPage(browser, viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Lucerne Winter Cup' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { level: 1, name: 'Lucerne Winter Cup' }).waitFor();
    const countdown = page.getByRole('timer', { name: 'Tournament starting in:' });
    const before = await countdown.textContent();
    await expect.poll(() => countdown.textContent(), { timeout: 4_000 }).not.toBe(before);
    expect(before).toMatch(/weeks.*days.*hr.*min.*sec/);
    expectQuiet();
    await close();
  });

  it('picks the running cup and sees its next match and its tables', async () => {
    const { page, expectQuiet, close } = await openPage(browser, viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Basel Futsal Masters' }).click();
    await page.getByText('Countdown finished!').waitFor();
    const next = page.getByRole('region', { name: 'Next Match' });
    expect(await next.textContent()).toMatch(/\d{2}\/\d{2}\/\d{4}.*\d{2}:\d{2} HS/);
    const table = page.getByRole('table', { name: 'Group A' });
    await table.getByRole('rowheader', { name: 'Rheinufer Basel' }).waitFor();
    await expectAccessible(page);
    expectQuiet();
    await close();
  });

  it('finds the chosen cup again after a reload, and by an address that names it', async () => {
    const { page, close } = await openPage(browser, viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Lucerne Winter Cup' }).click();
    await page.waitForURL('**/home');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Lucerne Winter Cup' }).waitFor();
    await page.goto('/home?tournament=none-such');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Lucerne Winter Cup' }).waitFor();
    await close();
  });

  it('is sent to the list by a page that needs a cup, and by a path that nobody knows', async () => {
    const { page, close } = await openPage(browser, viewport);
    for (const path of ['/home', '/matches', '/teams', '/no/such/path']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/');
    }
    await close();
  });
});
