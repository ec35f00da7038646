import { once } from 'node:events';
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort, HOST } from './ports';
import { type SiteGuard, startSiteGuard } from './site-guard';

/** Stands in for the emulators, and answers when the test says so. */
let emulators: Server;
let held: ServerResponse[];
let most: number;
let guard: SiteGuard;
let port: number;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  held = [];
  most = 0;
  emulators = createServer((_request, response) => {
    held.push(response);
    most = Math.max(most, held.length);
  }).listen(0, HOST);
  await once(emulators, 'listening');
});

afterEach(async () => {
  agent.destroy();
  await guard.close();
  emulators.closeAllConnections();
  emulators.close();
});

async function startGuard(longestWaitMs?: number): Promise<void> {
  port = await freePort();
  guard = await startSiteGuard(port, { hosting: (emulators.address() as AddressInfo).port, longestWaitMs });
}

interface Answered {
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
  readonly said: string;
}

function ask(path: string, signal?: AbortSignal): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: HOST, port, path, agent, signal }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((said) => resolve({ status, retryAfter: headers['retry-after'], said }), reject);
    });
    asking.on('error', reject).end();
  });
}

/** Answers all requests that have arrived, until all calls have their answer. */
async function answerAll<Result>(calls: Promise<Result>): Promise<Result> {
  let isDone = false;
  void calls.finally(() => (isDone = true));
  while (!isDone) {
    for (const response of held.splice(0)) response.end('ok');
    await wait(5);
  }
  return calls;
}

async function untilHeld(count: number): Promise<void> {
  while (held.length < count) await wait(5);
}

it('two hundred calls of the function at once reach the emulators a few at a time, and each is answered', async () => {
  await startGuard();
  const calls = Array.from({ length: 200 }, (_, index) => ask(`/api/tournaments/${index}`));
  const answers = await answerAll(Promise.all(calls));
  expect(answers.filter(({ status, said }) => status !== 200 || said !== 'ok')).toEqual([]);
  expect(most).toBe(4);
});

it('files of the site wait for no call of the function', async () => {
  await startGuard();
  const calls = Array.from({ length: 8 }, () => ask('/api/tournaments/get-all'));
  await untilHeld(4);
  const file = ask('/index.html');
  await untilHeld(5);
  await answerAll(Promise.all([...calls, file]));
});

it('a call that would wait too long is told to come back, in the words of the API', async () => {
  await startGuard(50);
  const first = Array.from({ length: 4 }, () => ask('/s/home'));
  await untilHeld(4);
  expect(await ask('/api/score/entries')).toEqual({
    status: 503,
    retryAfter: '5',
    said: '{"success":false,"errors":[{"msg":"busy_try_again"}]}',
  });
  await answerAll(Promise.all(first));
});

it('whoever has gone while waiting takes no turn', async () => {
  await startGuard();
  const first = Array.from({ length: 4 }, () => ask('/sitemap.xml'));
  await untilHeld(4);
  const abort = new AbortController();
  const gone = ask('/api/gone', abort.signal).catch(() => 'gone');
  await wait(50);
  abort.abort();
  expect(await gone).toBe('gone');
  const next = ask('/api/next');
  await wait(50);
  for (const response of held.splice(0)) response.end('ok');
  await untilHeld(1);
  expect(held.map(({ req }) => req.url)).toEqual(['/api/next']);
  await answerAll(Promise.all([...first, next]));
});
