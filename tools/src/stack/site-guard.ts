import type { FailureAnswer } from '@futsal-cup/domain/cup/result';
import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { FewAtOnce } from './few-at-once';
import { HOST } from './ports';

const LONGEST_DRAIN_MS = 10_000;
const RETRY_AFTER_SECONDS = '5';

/**
 * The Functions emulator starts a process for each call that arrives while others are running, whatever concurrency the function has
 * (firebase-tools 15.34.2; its issue 5503). Two hundred calls at once started two hundred processes, and 116 of the calls got no process
 * in time.
 */
const CALLS_AT_ONCE = 4;
/** How long a call waits for its turn. The wait ends well before the Hosting emulator gives up after a minute. */
const LONGEST_WAIT_MS = 30_000;

/** As in the function (functions/src/http/incoming.ts), this is so long that the client closes an idle connection. */
const IDLE_CONNECTION_MS = 11 * 60_000;

export interface SiteGuard {
  /** Answers every new call 503, and resolves when the calls that are under way have been answered. */
  stopTaking(): Promise<void>;
  close(): Promise<void>;
}

/** Whether a request is for a path of the site. Other requests are refused, because the emulators may not survive them. */
function isPossible({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/') && URL.canParse(url, `http://${headers.host}`);
}

function answer(response: ServerResponse, status: 400 | 503, said: string | FailureAnswer): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isText = typeof said === 'string';
  const retry = status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {};
  response.writeHead(status, {
    'Content-Type': isText ? 'text/plain' : 'application/json',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...retry,
  });
  response.end(isText ? `${said}\n` : JSON.stringify(said));
}

const BUSY: FailureAnswer = { success: false, errors: [{ msg: 'busy_try_again' }] };

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, rawHeaders: headers } = request;
  // Each call gets a connection of its own, because the other side may close a reused one at that moment.
  const onward = send({ host: HOST, port, method, path, headers, setHost: false, agent: false }, (reply) => {
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
  /** The port for calls of the API, in place of the Hosting emulator, which would pass them to the Functions emulator. */
  readonly api?: number;
  readonly longestWaitMs?: number;
}

/** Passes a call on when it is its turn. A call whose caller has gone meanwhile is not passed on. */
async function passOnInTurn(
  turns: FewAtOnce,
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  if (!(await turns.enter())) return answer(response, 503, BUSY);
  if (response.closed) return turns.leave();
  response.once('close', () => turns.leave());
  return passOn(request, response, port);
}

/** The paths that Hosting hands to the function (`firebase.json`). */
const OF_FUNCTION = /^\/(?:api\/|s\/|sitemap\.xml)/;

/**
 * Starts the server on the site's port. It passes calls on to the Hosting emulator, except those that would end firebase-tools
 * (docs/decisions/0039-npm-start-under-faults.md), and it can stop taking calls before the state is saved.
 */
export async function startSiteGuard(
  port: number,
  { hosting, api, longestWaitMs = LONGEST_WAIT_MS }: Behind,
): Promise<SiteGuard> {
  const turns = new FewAtOnce(CALLS_AT_ONCE, longestWaitMs);
  const underWay = new Set<Promise<unknown>>();
  let isTaking = true;
  const server = createServer((request, response) => {
    if (!isTaking) return answer(response, 503, 'The site is stopping.');
    if (!isPossible(request)) return answer(response, 400, 'This address is not possible.');
    const answered = once(response, 'close').finally(() => underWay.delete(answered));
    underWay.add(answered);
    if (!OF_FUNCTION.test(request.url ?? '')) return passOn(request, response, hosting);
    if (api !== undefined) return passOn(request, response, api);
    return void passOnInTurn(turns, request, response, hosting);
  });
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
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
