import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { HOST } from './ports';

const LONGEST_DRAIN_MS = 10_000;
const RETRY_AFTER_SECONDS = '5';

export interface SiteGuard {
  /** Answers every new call 503, and resolves when those that are under way have been answered. */
  stopTaking(): Promise<void>;
  close(): Promise<void>;
}

/** The emulator of Hosting makes this URL of every request, and firebase-tools ends as a whole when that throws. */
function isPossible({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/') && URL.canParse(url, `http://${headers.host}`);
}

function answer(response: ServerResponse, status: 400 | 503, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const retry = status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {};
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...retry,
  });
  response.end(`${text}\n`);
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, rawHeaders: headers } = request;
  const onward = send({ host: HOST, port, method, path, headers, setHost: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.statusMessage, reply.rawHeaders);
    reply.on('error', () => response.destroy());
    reply.pipe(response);
  });
  onward.on('error', () => answer(response, 503, 'The emulators are starting again.'));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

interface Behind {
  readonly hosting: number;
  /** Where calls of the API go instead; the emulator of Hosting passes them to that of Functions. */
  readonly api?: number;
}

/** What Hosting hands to the function (`firebase.json`). */
const OF_FUNCTION = /^\/(?:api\/|s\/|sitemap\.xml)/;

/**
 * What listens at the site's port: it passes calls on to the emulator of Hosting, but for those that would end firebase-tools
 * (docs/decisions/0039-npm-start-under-faults.md), and it can stop taking calls before everything is saved.
 */
export async function startSiteGuard(port: number, { hosting, api = hosting }: Behind): Promise<SiteGuard> {
  const underWay = new Set<Promise<unknown>>();
  let isTaking = true;
  const server = createServer((request, response) => {
    if (!isTaking) return answer(response, 503, 'The site is stopping.');
    if (!isPossible(request)) return answer(response, 400, 'This address is not possible.');
    const answered = once(response, 'close').finally(() => underWay.delete(answered));
    underWay.add(answered);
    return passOn(request, response, OF_FUNCTION.test(request.url ?? '') ? api : hosting);
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return {
    stopTaking: async () => {
      isTaking = false;
      const limit = AbortSignal.timeout(LONGEST_DRAIN_MS);
      await Promise.race([Promise.allSettled(underWay), once(limit, 'abort')]);
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
