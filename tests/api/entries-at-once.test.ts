/* @module-tag long */
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildGroup, only } from '../support/builders/builders';
import { buildGroupMatch } from '../support/builders/builders-matches';
import { buildDevice, byKey, enter, readLog } from '../support/builders/builders-scoring';
import { foul, kickOff } from '../support/builders/entries';
import { findGrandchild } from '../support/stack/find-grandchild';
import { testStack } from '../support/stack/test-stack';

const ENTRIES = 200;
const MATCHES = 20;
/** Half of the entries are for the first match, which takes them one after the other; the other entries go to all matches. */
const ON_ONE_MATCH = ENTRIES / 2;

/**
 * By default, Node closes a connection that has been idle for six seconds, and its client uses the connection for about four. Each
 * connection is idle for less than four seconds here, and the process stands still until more than six have passed.
 */
const IDLE_CONNECTIONS = 8;
const IDLE_MS = 3_500;
const FROZEN_MS = 3_000;

interface Answered {
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
  readonly body: unknown;
  readonly isOnIdleConnection: boolean;
}

interface Sent {
  readonly agent: Agent;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

function send({ agent, method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(`${testStack().function}/api${path}`, { agent, method, headers }, (response) => {
      const { statusCode: status, headers: answered } = response;
      const rest = { retryAfter: answered['retry-after'], isOnIdleConnection: sent.reusedSocket };
      json(response).then((answer) => resolve({ status, body: answer, ...rest }), reject);
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

async function leaveIdle(agent: Agent): Promise<void> {
  const ask = () => send({ agent, method: 'GET', path: '/tournaments/get-all' });
  await Promise.all(Array.from({ length: IDLE_CONNECTIONS }, ask));
  await wait(IDLE_MS);
}

/**
 * Stops the function's process while calls are sent, as the platform does with an idle process. When the process goes on, the time for
 * which it keeps idle connections is over, but calls have come on them that it has not read. A busy process has the same problem.
 */
async function freezeFor(milliseconds: number): Promise<void> {
  const { port } = new URL(testStack().function);
  const pid = findGrandchild(process.pid, `--port ${port}`);
  process.kill(pid, 'SIGSTOP');
  await wait(milliseconds);
  process.kill(pid, 'SIGCONT');
}

async function buildLiveMatches(): Promise<readonly MatchView[]> {
  const group = await buildGroup();
  const times = Array.from({ length: MATCHES }, (_, index) => `${String(index).padStart(2, '0')}:00`);
  const matches = await Promise.all(times.map((time) => buildGroupMatch({ group, time })));
  await Promise.all(matches.map((match) => enter(match, [kickOff()])));
  return matches;
}

async function sendAllAtOnce(matches: readonly MatchView[], entries: readonly EntryInput[]) {
  const { tournamentId } = only(matches.slice(0, 1));
  const headers = {
    'Content-Type': 'application/json',
    ...byKey(await buildDevice({ tournamentId })).headers,
  };
  const agent = new Agent({ keepAlive: true });
  await leaveIdle(agent);
  const thawed = freezeFor(FROZEN_MS);
  const answers = entries.map((entry, index) => {
    const matchId = matches[index < ON_ONE_MATCH ? 0 : index % MATCHES]?.matchId;
    const body = { tournamentId, matchId, entries: [entry] };
    return send({ agent, method: 'POST', path: '/score/entries', headers, body });
  });
  const settled = await Promise.allSettled(answers);
  await thawed;
  agent.destroy();
  return settled;
}

const COME_BACK: readonly ErrorCode[] = ['busy_try_again', 'service_unavailable'];

it('two hundred entries at once get an answer each: taken, and once in the log, or when to come back', async () => {
  const matches = await buildLiveMatches();
  const entries = Array.from({ length: ENTRIES }, () => foul());
  const settled = await sendAllAtOnce(matches, entries);
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(answers.filter(({ isOnIdleConnection }) => isOnIdleConnection)).toHaveLength(IDLE_CONNECTIONS);
  for (const { body, retryAfter } of answers.filter(({ status }) => status !== 200)) {
    const refusals = COME_BACK.map((msg) => ({ success: false, errors: [{ msg }] }));
    expect(refusals).toContainEqual(body);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  const logs = await Promise.all(matches.map(readLog));
  const logged = logs.flatMap((log) => log.entries.map(({ entryId }) => entryId));
  expect(new Set(logged).size).toBe(logged.length);
  const taken = entries.filter((_, index) => answers[index]?.status === 200);
  expect(taken.filter(({ entryId }) => !logged.includes(entryId))).toEqual([]);
});
