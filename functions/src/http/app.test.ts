import { ENDPOINTS, type Endpoint } from '@futsal-cup/domain/contracts/endpoints';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Accounts } from '../accounts/verify-token';
import { CupStore } from '../storage/cup-store';
import { createApp } from './app';
import { watchIncoming } from './incoming';

/** A database that throws on any use: the calls of these tests end before they reach the database. */
const db = new Proxy({} as Firestore, {
  get(_target, method) {
    throw new Error(`secret: ${String(method)} of the database`);
  },
});

const logger = { warn: vi.fn(), error: vi.fn() };

const tokens: Readonly<Record<string, Partial<DecodedIdToken>>> = {
  administrator: { uid: 'ann', role: 'admin' },
  visitor: { uid: 'bea' },
};

function verifyIdToken(token: string): Promise<DecodedIdToken> {
  const decoded = tokens[token];
  return decoded
    ? Promise.resolve(decoded as DecodedIdToken)
    : Promise.reject(
        Object.assign(new Error('no'), token === 'forged' ? { code: 'auth/argument-error' } : {}),
      );
}

let server: Server;
let origin = '';
let stopWatching: () => void;

beforeAll(async () => {
  stopWatching = watchIncoming();
  const app = createApp({
    db,
    cups: new CupStore(db),
    accounts: { verifyIdToken } as Accounts,
    environment: {
      siteOrigin: 'https://our-cup.web.app',
      authEmulatorHost: null,
      webApiKey: '',
      trustedProxyHops: 1,
      setupKey: null,
    },
    logger,
    clock: () => 0,
    newId: () => 'id',
  });
  const platform = express().use(express.json({ limit: '1mb' }), app);
  server = platform.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  stopWatching();
  await new Promise((resolve) => server.close(resolve));
});

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { errors = [] } = (await response.json()) as { errors?: { msg: string; path?: string }[] };
  return { status: response.status, errors, headers: response.headers };
}

const adminCalls = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ access }) => access === 'admin')
  .flatMap(({ methods, path }) => methods.map((method) => [method, path] as const));

describe('the guard', () => {
  it.each([...adminCalls, ['POST', '/admin/nothing-here'] as const])(
    'lets nobody but administrators reach %s %s',
    async (method, path) => {
      const body = method === 'GET' ? undefined : { role: 'admin' };
      const without = await send(method, path, body);
      expect([without.status, without.errors]).toEqual([401, [{ msg: 'token_is_missing' }]]);
      const forged = await send(method, path, body, { Authorization: 'Bearer forged' });
      expect([forged.status, forged.errors]).toEqual([401, [{ msg: 'token_is_not_valid' }]]);
      const visitor = await send(method, path, body, { Authorization: 'Bearer visitor' });
      const refusal = [{ msg: 'your_account_has_no_administrator_rights_yet' }];
      expect([visitor.status, visitor.errors]).toEqual([403, refusal]);
    },
  );

  it('takes the token from the header or the body, behind /api or not', async () => {
    const header = await send(
      'POST',
      '/admin/validate-access',
      {},
      { Authorization: 'Bearer administrator' },
    );
    const body = await send('POST', '/api/admin/validate-access', { token: 'administrator', role: '' });
    expect([header.status, body.status]).toEqual([200, 200]);
  });

  it('answers a token that cannot be read without a word in the log', async () => {
    const lines = () => logger.error.mock.calls.length + logger.warn.mock.calls.length;
    const before = lines();
    const encode = (text: string) => Buffer.from(text).toString('base64url');
    const unreadable = `${encode('{"alg":"RS256"}')}.${encode('no JSON')}.signature`;
    const headers = { Authorization: `Bearer ${unreadable}` };
    const { status, errors } = await send('POST', '/admin/validate-access', {}, headers);
    expect([status, errors, lines()]).toEqual([401, [{ msg: 'token_is_not_valid' }], before]);
  });

  it('prefers the token of the header to the one of the body', async () => {
    const headers = { Authorization: 'Bearer visitor' };
    const answer = await send('POST', '/admin/validate-access', { token: 'administrator' }, headers);
    expect(answer.status).toBe(403);
  });
});

describe('a request', () => {
  const headers = { Authorization: 'Bearer administrator' };

  it('with unknown fields or query parameters is refused by their names', async () => {
    const body = { stageId: 's', colour: 'red', ['__proto__']: 1 };
    const { errors } = await send('POST', '/admin/fixture/stages/delete', body, headers);
    expect(errors).toEqual([
      { msg: 'unknown_field', path: 'colour' },
      { msg: 'unknown_field', path: '__proto__' },
    ]);
    const query = await send('POST', '/admin/fixture/stages/delete?force=1', { stageId: 's' }, headers);
    expect([query.status, query.errors]).toEqual([422, [{ msg: 'unknown_field', path: 'force' }]]);
  });

  it('with the tournament in the query besides the path is refused', async () => {
    const { status, errors } = await send('GET', '/tournaments/one/version?tournamentId=two');
    expect([status, errors]).toEqual([422, [{ msg: 'unknown_field', path: 'tournamentId' }]]);
  });

  it('with a hundred wrong fields gets fewer than 30 errors', async () => {
    const body = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 1]));
    const { errors } = await send('POST', '/admin/fixture/stages/delete', body, headers);
    expect(errors.length).toBeLessThan(30);
  });

  it('over 100 kB is refused with 413', async () => {
    const { status, errors } = await send('POST', '/auth/login', { email: 'x'.repeat(100_001) });
    expect([status, errors]).toEqual([413, [{ msg: 'request_too_large' }]]);
  });

  it('may end in no body at all', async () => {
    const { status } = await send('POST', '/admin/validate-access', undefined, headers);
    expect(status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'that a page of another origin could send as %j is refused with 415',
    async (type) => {
      const body = { email: 'ann@club.test', password: 'CornerKick!1' };
      for (const path of ['/auth/login', '/auth/register', '/auth/refresh', '/admin/validate-access']) {
        const { status, errors } = await send('POST', path, body, { 'Content-Type': type });
        expect([path, status, errors]).toEqual([path, 415, [{ msg: 'content_type_must_be_json' }]]);
      }
    },
  );

  it('has an answer with security headers, whatever comes of it', async () => {
    for (const path of ['/nothing', '/robots.txt', '/auth/login']) {
      const { headers: answered } = await send('POST', path, {});
      expect(answered.get('x-content-type-options')).toBe('nosniff');
      expect(answered.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('to an unknown path is answered 404', async () => {
    const { status, errors } = await send('GET', '/api/nothing-here');
    expect([status, errors]).toEqual([404, [{ msg: 'endpoint_not_found' }]]);
  });

  it('that meets a defect gets no details; they are logged, without the content of the request', async () => {
    const body = { tournamentId: 'a-private-id' };
    const {
      status,
      errors,
      headers: answered,
    } = await send('POST', '/admin/teams/get-by-tournament', body, headers);
    expect([status, errors]).toEqual([500, [{ msg: 'unexpected_error' }]]);
    expect(answered.get('cache-control')).toBe('no-store');
    const logged = JSON.stringify(logger.error.mock.lastCall);
    expect(logged).toContain('secret: collection of the database');
    expect(logged).not.toContain('a-private-id');
    expect(logged).not.toContain('administrator"');
  });
});
