import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedLine } from '../../web/src/admin/share/embed-line';
import { EMBED_PARTS, embedAddress } from '../../web/src/shelf/addresses/embed';
import { only } from '../support/builders/builders';
import { call } from '../support/call-api';
import { type OtherSite, startOtherSite } from '../support/other-site';
import { launchOptions } from '../support/stack/launch-browser';
import { testStack } from '../support/stack/test-stack';
import { firefox, launchFirefox } from './drive/firefox';

const CUP = "Women's Futsal Cup Zurich";
const SHOWN = { matches: '[data-match]', table: 'table', bracket: 'article' } as const;
const OTHERS = ['/home', '/login', '/tv', '/embed'] as const;

/** What the tests need of a page and its frames, whichever program drives the browser. */
interface Framed {
  run(script: string): Promise<unknown>;
  /** The frames of the page, in order. */
  frames(): { url(): string; evaluate(script: string): Promise<unknown> }[];
  /** Clicks a link of the first frame, and returns the address and the opener of the tab that it opens. */
  follow(selector: string): Promise<{ readonly address: string; readonly hasOpener: boolean }>;
  close(): Promise<void>;
}

type Open = (address: string, isBlocked: boolean) => Promise<Framed>;

const HAS_OPENER = 'window.opener !== null';

const openFirefox: Open = async (address, isBlocked) => {
  // The setting by which Firefox refuses all cookies and all storage.
  const browser = await launchFirefox(isBlocked ? { 'network.cookie.cookieBehavior': 2 } : {});
  const page = await browser.newPage();
  await page.goto(address);
  const frames = () => page.frames().filter((frame) => frame.parentFrame() !== null);
  return {
    run: (script) => page.evaluate(script),
    frames,
    follow: async (selector) => {
      await frames()[0]?.locator(selector).click();
      const opened = async () =>
        (await browser.pages()).filter((each) => each !== page && each.url().startsWith('http'));
      await expect.poll(async () => (await opened()).length, { timeout: 30_000 }).toBe(1);
      const tab = only(await opened(), () => true);
      return { address: tab.url(), hasOpener: (await tab.evaluate(HAS_OPENER)) as boolean };
    },
    close: () => browser.close(),
  };
};

const openChromium: Open = async (address, isBlocked) => {
  const profile = await mkdtemp(join(tmpdir(), 'futsal-cup-frames-'));
  await mkdir(join(profile, 'Default'));
  // The setting by which Chromium refuses all cookies and all storage.
  const settings = isBlocked ? { profile: { default_content_setting_values: { cookies: 2 } } } : {};
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  const frames = () => page.frames().filter((frame) => frame.parentFrame() !== null);
  return {
    run: (script) => page.evaluate(script),
    frames,
    follow: async (selector) => {
      const opened = context.waitForEvent('page');
      await frames()[0]?.locator(selector).first().click();
      const tab = await opened;
      await tab.waitForLoadState();
      return { address: tab.url(), hasOpener: await tab.evaluate<boolean>(HAS_OPENER) };
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
};

const CAN_STORE = `(() => { try { localStorage.setItem('a', 'b'); return localStorage.getItem('a') === 'b'; } catch { return false; } })()`;

describe.each([
  ['Chromium', openChromium, undefined],
  ['Firefox', openFirefox, firefox.missing],
] as const)('frames in the website of a club, in %s', (_, open, missing) => {
  describe.skipIf(missing !== undefined).each([
    ['as it is installed', false],
    ['with all storage blocked', true],
  ] as const)('%s', (_name, isBlocked) => {
    let club: OtherSite | undefined;
    let framed: Framed | undefined;

    beforeAll(async () => {
      const { allTournaments } = await call('getAllTournaments', {});
      const { tournamentId } = only(allTournaments, ({ name }) => name === CUP);
      club = await startOtherSite();
      const parts = EMBED_PARTS.map((part) => embedAddress(part, tournamentId));
      const lines = [...parts, ...OTHERS].map((path) => embedLine(testStack().site + path, CUP));
      club.write(lines.join('').replaceAll('"lazy"', '"eager"'));
      framed = await open(club.address, isBlocked);
    });
    afterAll(async () => {
      await framed?.close();
      club?.close();
    });

    it('show the cup, and are as high as their content', async () => {
      expect(await framed?.run(CAN_STORE)).toBe(!isBlocked);
      for (const [index, part] of EMBED_PARTS.entries()) {
        const frame = framed?.frames()[index];
        const isShown = `document.querySelector('${SHOWN[part]}') !== null`;
        await expect.poll(() => frame?.evaluate(isShown), { timeout: 30_000 }).toBe(true);
        await framed?.run(`document.querySelectorAll('iframe')[${index}].scrollIntoView()`);
        const overhang = `Math.ceil(document.querySelector('main').getBoundingClientRect().height) - innerHeight`;
        await expect.poll(() => frame?.evaluate(overhang), { timeout: 30_000, message: part }).toBe(0);
      }
    });

    it('open their links in a new tab without an opener', async () => {
      const { address, hasOpener } = (await framed?.follow('main > p a')) ?? { address: '', hasOpener: true };
      expect(address.startsWith(`${testStack().site}/matches?tournament=`)).toBe(true);
      expect(hasOpener).toBe(false);
    });

    it('are no other pages of the site', async () => {
      const refused = framed?.frames().slice(EMBED_PARTS.length) ?? [];
      expect(refused).toHaveLength(OTHERS.length);
      for (const [index, frame] of refused.entries()) {
        const place = () => frame.evaluate('document.documentURI').catch(() => frame.url());
        await expect
          .poll(place, { timeout: 30_000, message: OTHERS[index] })
          .toMatch(/^(about|chrome-error):/);
      }
    });
  });
});
