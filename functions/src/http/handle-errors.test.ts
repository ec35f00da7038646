import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { handleErrors } from './handle-errors';

/** The answer to a caller when Firestore fails with the given code and message. */
async function answerTo(code: number, message: string) {
  const app = express();
  app.get('/', () => {
    throw Object.assign(new Error(`${code} ${message}`), { code });
  });
  app.use(handleErrors({ warn: vi.fn(), error: vi.fn() }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const { errors } = (await response.json()) as { errors: { msg: string }[] };
  server.close();
  return { status: response.status, msg: errors[0]?.msg, retryAfter: response.headers.get('Retry-After') };
}

describe('an error of Firestore', () => {
  it.each([
    [14, 'UNAVAILABLE: no connection'],
    [4, 'DEADLINE_EXCEEDED'],
    [3, 'INVALID_ARGUMENT: Transaction is invalid or closed.'],
  ])('that is temporary (%i %s) is answered 503 with Retry-After', async (code, message) => {
    const expected = { status: 503, msg: 'service_unavailable', retryAfter: '5' };
    expect(await answerTo(code, message)).toEqual(expected);
  });

  it.each([
    [3, 'INVALID_ARGUMENT: a field has no name'],
    [13, 'INTERNAL'],
  ])('of another kind (%i %s) is answered 500', async (code, message) => {
    expect(await answerTo(code, message)).toEqual({ status: 500, msg: 'unexpected_error', retryAfter: null });
  });
});
