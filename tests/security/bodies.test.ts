import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import { request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peakOfMemory, REPORTING_PEAK } from '../support/stack/peak-of-memory';
import { startFunction, type RunningFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { testStack } from '../support/stack/test-stack';

const MEGABYTE = 1_000_000;
/** The memory may grow by this much: the function has 512 MiB, of which it takes about 130 MB at rest. */
const MOST_GROWTH = 100 * MEGABYTE;

let served: RunningFunction;

beforeAll(async () => {
  const { firestoreHost, authHost } = testStack();
  served = await startFunction({
    firestoreHost,
    authHost,
    port: await freePort(),
    folder: TEST_BUILD.functions,
    env: REPORTING_PEAK,
  });
});

afterAll(() => served.stop());

interface Reply {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends the parts of a body, chunked unless the headers say how long the body is. The answer may come before the whole body has been sent.
 */
function post(parts: readonly Buffer[], headers: Readonly<Record<string, string | number>>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: HOST,
      port: served.port,
      path: '/api/auth/login',
      method: 'POST',
      agent: false,
      // The connection stays open, as it does behind the platform's front end, which takes the answer even before the whole body has
      // been sent.
      headers: { 'Content-Type': 'application/json', Connection: 'keep-alive', ...headers },
    });
    outgoing.once('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      outgoing.off('error', reject).on('error', () => undefined);
      outgoing.destroy();
      resolve({ status: response.statusCode ?? 0, text });
    });
    outgoing.once('error', reject);
    for (const part of parts) outgoing.write(part);
    outgoing.end();
  });
}

function refusal(status: number, msg: string) {
  return { status, text: JSON.stringify({ success: false, errors: [{ msg }] }) };
}

const LARGE = Buffer.alloc(30 * MEGABYTE, ' ');
const CHUNKS = Array.from({ length: 30 }, () => Buffer.alloc(MEGABYTE, ' '));
const COMPRESSED = gzipSync(Buffer.alloc(120 * MEGABYTE, ' '));

describe('the function that production runs', () => {
  it.each([
    [
      'a small body that inflates to 120 MB',
      [COMPRESSED],
      { 'Content-Encoding': 'gzip', 'Content-Length': COMPRESSED.length },
    ],
    ['the same in chunks', [COMPRESSED], { 'Content-Encoding': 'gzip' }],
    ['the same under two encodings', [COMPRESSED], { 'Content-Encoding': 'identity, GZIP' }],
    ['deflate', [deflateSync('{}')], { 'Content-Encoding': 'deflate' }],
    ['brotli', [brotliCompressSync('{}')], { 'Content-Encoding': 'br' }],
  ])('refuses %s, without reading it', async (_, parts, headers) => {
    const before = await peakOfMemory(served);
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(parts, headers)));
    for (const reply of replies) expect(reply).toEqual(refusal(415, 'content_encoding_not_supported'));
    expect((await peakOfMemory(served)) - before).toBeLessThan(MOST_GROWTH);
  });

  it.each([
    ['five bodies of 30 MB', [LARGE], { 'Content-Length': LARGE.length }],
    ['five bodies of 30 MB in chunks', CHUNKS, {}],
  ])('refuses %s, and keeps none of them', async (_, parts, headers) => {
    const before = await peakOfMemory(served);
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(parts, headers)));
    for (const reply of replies) expect(reply).toEqual(refusal(413, 'request_too_large'));
    expect((await peakOfMemory(served)) - before).toBeLessThan(MOST_GROWTH);
  });

  it('reads a body that is neither large nor compressed, in chunks or whole', async () => {
    const body = Buffer.from(JSON.stringify({ email: 'nobody', password: 'x'.repeat(90_000) }));
    const half = body.length / 2;
    const replies = [
      await post([body.subarray(0, half), body.subarray(half)], {}),
      await post([body], { 'Content-Length': body.length, 'Content-Encoding': 'identity' }),
    ];
    for (const { status, text } of replies) {
      expect(status).toBe(422);
      expect(text).toContain('invalid_email');
    }
  });
});
