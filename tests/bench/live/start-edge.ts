import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AskOrigin, OriginAnswer } from '../cdn/shared-cache';
import { SharedCache } from '../cdn/shared-cache';

/** The round trips in milliseconds: from a phone in the hall to the next edge, and from that edge to the function. */
const TO_THE_EDGE_MS = 100;
const TO_THE_FUNCTION_MS = 40;

export interface RunningEdge {
  readonly origin: string;
  readonly cache: SharedCache;
  stop(): Promise<void>;
}

interface Served {
  readonly site: string;
  readonly askApi: AskOrigin;
}

function passOn(site: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const passed = ask(`${site}${url ?? ''}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}

function send(
  { etag, cacheControl, body }: OriginAnswer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader('ETag', etag).setHeader('Cache-Control', cacheControl);
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
  else response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(body);
}

/**
 * Starts an edge of the CDN on the real clock. It caches answers as long as their headers say, asks the function once for all
 * pending requests of a path, and delays every call by the round trips.
 */
export async function startEdge({ site, askApi }: Served): Promise<RunningEdge> {
  const cache = new SharedCache(async (path, etag) => {
    const answer = await askApi(path, etag);
    await wait(TO_THE_FUNCTION_MS);
    return answer;
  });
  const filling = new Map<string, Promise<void>>();

  async function answerTo(path: string): Promise<OriginAnswer> {
    const fresh = cache.peek(path, performance.now() / 1_000);
    if (fresh) return fresh;
    // The age of an answer counts from its request, as in a cache that takes the age from the date of the answer.
    const fill = filling.get(path) ?? cache.fill(path, performance.now() / 1_000);
    filling.set(path, fill);
    await fill.finally(() => filling.delete(path));
    return cache.latest(path);
  }

  async function serveApi(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    await wait(TO_THE_EDGE_MS / 2);
    const answer = await answerTo(path);
    await wait(TO_THE_EDGE_MS / 2);
    send(answer, request, response);
  }

  /** Passes entries on to the function, with the same round trips as for reads. */
  async function passEntries(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await wait(TO_THE_EDGE_MS + TO_THE_FUNCTION_MS);
    passOn(site, request, response);
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith('/api/')) passOn(site, request, response);
    else if (request.method !== 'GET') void passEntries(request, response);
    else serveApi(path, request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cache,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
