import express from 'express';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchIncoming } from './incoming';

const BODY_WITHIN_MS = 50;
/** How long Node keeps an idle connection open in these tests: Node adds a second to the configured time. */
const NODE_KEEPS_IDLE_MS = 1_000;

let server: Server;
let stopWatching: () => void;

beforeEach(async () => {
  stopWatching = watchIncoming(BODY_WITHIN_MS);
  const app = express();
  app.use(express.json());
  app.post('/', async (_request, response) => {
    await wait(3 * BODY_WITHIN_MS);
    response.sendStatus(200);
  });
  server = createServer({ keepAliveTimeout: 1 }, app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  stopWatching();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends a part of a body, or all of it, and keeps the connection open. */
function post(part: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({
      ...{ port, host: '127.0.0.1', method: 'POST', agent: false },
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    outgoing.once('response', (response) => {
      outgoing.off('error', reject).on('error', () => undefined);
      outgoing.destroy();
      resolve(response.statusCode);
    });
    outgoing.once('error', reject);
    outgoing.write(part);
  });
}

describe('a body that is slow', () => {
  it.each([
    ['of a known length', { 'Content-Length': '100' }],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
  ])('is not waited for: one %s', async (_, headers) => {
    expect(await post('{"a":', headers)).toBe(408);
  });

  it('is not one whose answer takes long', async () => {
    expect(await post('{}', { 'Content-Length': '2' })).toBe(200);
  });
});

const CALL =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

/** Blocks this process. */
function beBusy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

it('a connection that was idle takes another call, also when the process is busy at the moment at which Node would close it', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const answer = async () => String(await Promise.race([once(socket, 'data'), once(socket, 'close')]));
  socket.write(CALL);
  expect(await answer()).toContain('200 OK');
  await wait(NODE_KEEPS_IDLE_MS / 2);
  // Timers that are due run before the events of arrived data.
  setImmediate(() => {
    socket.write(CALL);
    beBusy(NODE_KEEPS_IDLE_MS);
  });
  expect(await answer()).toContain('200 OK');
  socket.destroy();
});
