import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian installs the bindings for its own Python alone. */
const PYTHON = '/usr/bin/python3';
const PROGRAM = join(import.meta.dirname, 'print-webkit.py');
const LIMIT_MS = 60_000;

const BINDINGS = "import gi; gi.require_version('WebKit2', '4.1')";

/** What is missing to print; undefined where nothing is. */
export const MISSING_PRINTER =
  spawnSync(PYTHON, ['-c', BINDINGS]).status === 0
    ? undefined
    : 'the bindings for Python (apt-get install python3-gi gir1.2-webkit2-4.1)';

/** The code of a page would draw it anew, without what the test has done there. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>|<link [^>]*rel="modulepreload"[^>]*>/gs, '');
}

/** Prints what a page of WebKitGTK shows: its WebDriver has no command for that, so another window gets the same elements and styles. */
export async function printInWebKit(html: string, address: string, display: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'futsal-cup-print-'));
  try {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
    await writeFile(page, `<!doctype html>${withoutScripts(html)}`);
    await promisify(execFile)(PYTHON, [PROGRAM, page, address, pdf], {
      env: { ...process.env, DISPLAY: display },
      timeout: LIMIT_MS,
    });
    return await readFile(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
