import { ROOT } from '@futsal-cup/tools/project';
import { HOST } from '@futsal-cup/tools/stack/ports';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { TEST_BUILD } from '../../support/stack/start-test-stack';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The second deploy has the same files under other names, and none of the first. */
const RENAMED = 'second-';

function rename(text: string): string {
  return text.replaceAll(/(\/assets\/|["'`]\.\/)([\w-]+-[\w-]{8}\.(?:css|js|woff2))/g, `$1${RENAMED}$2`);
}

/** The pages that are files of their own, by their addresses. */
const PAGES: Readonly<Record<string, string>> = { '/score': '/score.html', '/tv': '/tv.html' };

/** Answers a call of the API, or returns false. */
type Api = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves the page of the scorers and the screen of the hall as they were deployed, and then as a second deploy. */
export class TwoDeploys {
  isSecond = false;
  origin = '';
  #api: Api = () => false;
  #requests = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((request, response) => {
    this.#requests += 1;
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    if (this.#api(path, request, response)) return;
    this.#read(PAGES[path] ?? path)
      .then(({ body, type }) =>
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body),
      )
      .catch(() => response.writeHead(404).end());
  });

  answerWith(api: Api): void {
    this.#api = api;
  }

  /** Returns how many requests were answered, and the bytes of the answers with their headers. */
  counted(): { readonly requests: number; readonly bytes: number } {
    const bytes = [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
    return { requests: this.#requests, bytes };
  }

  async start(): Promise<string> {
    this.#server.on('connection', (socket) => this.#sockets.add(socket));
    await new Promise<void>((resolve) => this.#server.listen(0, HOST, resolve));
    this.origin = `http://${HOST}:${(this.#server.address() as AddressInfo).port}`;
    return this.origin;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #read(path: string): Promise<{ body: string | Buffer; type: string }> {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const isAsset = path.startsWith('/assets/');
    if (isAsset && path.startsWith(`/assets/${RENAMED}`) !== this.isSecond)
      throw new Error('Of another deploy.');
    const file = await readFile(join(ROOT, TEST_BUILD.site, path.replace(RENAMED, '')));
    if (!this.isSecond || !/html|javascript|css/.test(type)) return { body: file, type };
    const text = rename(file.toString());
    return { body: path === '/score-sw.js' ? await this.#worker(text) : text, type };
  }

  /** Returns the service worker of the second deploy, which names the page by its digest. */
  async #worker(text: string): Promise<string> {
    const { body } = await this.#read('/score.html');
    const digest = createHash('sha384').update(body).digest('base64');
    return text
      .replace(/"sha384-[^"]+"/, `"sha384-${digest}"`)
      .replace(/"version":"[^"]+"/, '"version":"second"');
  }
}
