import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { TEST_BUILD } from '../../support/stack/start-test-stack';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface ServedSite {
  readonly origin: string;
  stop(): Promise<void>;
}

export type Pages = Readonly<Record<string, string>>;

function passOn(api: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const passed = ask(`${api}${url ?? ''}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}

async function sendFile(folder: string, path: string, response: ServerResponse): Promise<void> {
  const file = join(folder, normalize(path));
  const isFile = extname(file) !== '';
  const name = isFile ? file : join(folder, 'index.html');
  try {
    const content = await readFile(name);
    response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/**
 * Serves the built site and a function at one address, without the Hosting emulator, which is slower than the measured code. A page in
 * `pages` takes the place of the file at its path.
 */
export async function serveSite(api: string, pages: Pages = {}): Promise<ServedSite> {
  const folder = join(ROOT, TEST_BUILD.site);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[pathname];
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': TYPES[extname(pathname)] ?? 'text/html; charset=utf-8' });
      response.end(page);
    } else if (pathname.startsWith('/api/')) passOn(api, request, response);
    else void sendFile(folder, pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
