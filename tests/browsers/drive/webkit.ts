import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { MISSING_PRINTER, printInWebKit } from './print-webkit';
import type { DrivenBrowser, OtherBrowser } from './driven-browser';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
/** The folder is named after the processor. */
const LIBRARIES = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
const MINI_BROWSER = LIBRARIES.find((program) => existsSync(program));

const START_LIMIT_MS = 20_000;

/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Session {
  readonly sessionId: string;
}

/** WebKitGTK has no mode without a window, so its window is on a display that nobody sees. */
async function startDisplay(): Promise<{ readonly number: string; readonly process: ChildProcess }> {
  const process = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(process.stdout, 'data')) as [Buffer];
  return { number: `:${number.toString().trim()}`, process };
}

async function ask<Value>(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: unknown,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: Value & { readonly error?: string } };
  if (!response.ok) throw new Error(`WebKit answered ${response.status}: ${value.error}`);
  return value;
}

async function untilReady(driver: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await ask<{ ready: boolean }>(`${driver}/status`, 'GET').catch(() => ({ ready: false }))).ready) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Without a graphics card the pages would be drawn for one, and pictures of them would be black. */
const DRAWN = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

const BROWSER = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
};

/** Collects the errors of a page in the page itself, from its loading on, because the protocol has no command that reads the console. */
const COLLECT_ERRORS = `
  const seen = (window.seenErrors = []);
  const write = console.error;
  console.error = (...parts) => { seen.push(parts.map(String).join(' ')); write(...parts); };
  addEventListener('error', ({ message }) => seen.push(String(message)));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));`;

/** Wraps the body of an async function: the protocol hands its callback over as the last argument. */
function callingBack(script: string): string {
  return `const done = arguments[arguments.length - 1];
    (async () => { ${script} })().then(
      (value) => done({ value }),
      (error) => done({ error: String(error && error.stack || error) }));`;
}

interface Answer<Result> {
  readonly value: Result;
  readonly error?: string;
}

/** Starts WebKitGTK, which has the engine of Safari, and speaks WebDriver with it: the few commands need no library. */
async function startWebKit(): Promise<DrivenBrowser> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--host=${HOST}`, `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.number,
      LANGUAGE: 'en_GB',
      LANG: 'en_GB.UTF-8',
      GTK_THEME: 'Adwaita',
      ...DRAWN,
    },
    stdio: 'ignore',
  });
  const address = `http://${HOST}:${port}`;
  await untilReady(address);
  const { sessionId } = await ask<Session>(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: BROWSER },
  });
  const session = `${address}/session/${sessionId}`;
  await ask(`${session}/timeouts`, 'POST', { script: 30_000, pageLoad: 60_000 });

  const elementOf = async (selector: string) => {
    const found = await ask<Record<string, string>>(`${session}/element`, 'POST', {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${found[ELEMENT]}`;
  };
  const run = async <Result>(script: string): Promise<Result> => {
    const body = { script: callingBack(script), args: [] };
    const { value, error } = await ask<Answer<Result>>(`${session}/execute/async`, 'POST', body);
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const errors: string[] = [];
  const keepErrors = async () =>
    void errors.push(...(await run<string[]>('return window.seenErrors?.splice(0) ?? []')));
  return {
    open: async (url) => {
      await keepErrors();
      await ask(`${session}/url`, 'POST', { url });
      await run(COLLECT_ERRORS);
    },
    resize: async (width, height) => void (await ask(`${session}/window/rect`, 'POST', { width, height })),
    run,
    // WebKit takes a button for out of reach whose layer moves, so the page clicks it.
    click: (selector) => run(`document.querySelector('${selector}').click();`),
    type: async (selector, text) => ask(`${await elementOf(selector)}/value`, 'POST', { text }),
    picture: async (selector) => ask(`${await elementOf(selector)}/screenshot`, 'GET'),
    print: async () => {
      const [html, address] = await run<[string, string]>(`
        dispatchEvent(new Event('beforeprint'));
        return [document.documentElement.outerHTML, location.href];`);
      await run("dispatchEvent(new Event('afterprint'));");
      return printInWebKit(html, address, display.number);
    },
    repeatsHeads: false,
    errors: async () => {
      await keepErrors();
      return errors;
    },
    close: async () => {
      await ask(session, 'DELETE').catch(() => undefined);
      driver.kill();
      display.process.kill();
    },
  };
}

const missing = Object.entries({ [DRIVER]: 'webkit2gtk-driver', [DISPLAY]: 'xvfb' })
  .filter(([program]) => !existsSync(program))
  .map(([program, name]) => `${program} (apt-get install ${name})`);

export const webkit: OtherBrowser = {
  name: 'WebKitGTK',
  missing: missing.length > 0 ? missing.join(', ') : undefined,
  start: startWebKit,
};

/** WebKitGTK where it can also print. */
export const printingWebkit: OtherBrowser = { ...webkit, missing: webkit.missing ?? MISSING_PRINTER };
