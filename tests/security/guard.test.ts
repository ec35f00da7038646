import type { Accounts } from '@futsal-cup/functions/accounts/verify-token';
import type { CupStore } from '@futsal-cup/functions/storage/cup-store';
import { createApp } from '@futsal-cup/functions/http/app';
import type { Express } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from './list-routes';

/** The watched objects that handlers have used. Whatever a handler does first, it uses one of these objects. */
const reached: string[] = [];

function watched<Subject>(name: string): Subject {
  return new Proxy({} as Subject & object, {
    get(_target, property) {
      reached.push(`${name}.${String(property)}`);
      throw new Error(`${name} was reached`);
    },
  });
}

const person = { uid: 'bea', email: 'bea@club.example', email_verified: true } as Partial<DecodedIdToken>;

/** Tokens of a signed-in person; none of them has the role in the one place and form that counts. */
const tokens: Readonly<Record<string, Partial<DecodedIdToken>>> = {
  'without a role': person,
  'with another role': { ...person, role: 'Admin' },
  'with a list of roles': { ...person, role: ['admin'] },
  'with the role elsewhere': { ...person, admin: true, roles: ['admin'], claims: { role: 'admin' } },
};

function verifyIdToken(token: string): Promise<DecodedIdToken> {
  const decoded = tokens[decodeURIComponent(token)];
  if (decoded) return Promise.resolve(decoded as DecodedIdToken);
  return Promise.reject(Object.assign(new Error('no'), { code: 'auth/argument-error' }));
}

function buildApp(): Express {
  const db = watched<Firestore>('the database');
  return createApp({
    db,
    cups: watched<CupStore>('the cups'),
    accounts: { verifyIdToken } as Accounts,
    environment: {
      siteOrigin: 'https://our-cup.web.app',
      authEmulatorHost: null,
      webApiKey: '',
      trustedProxyHops: 1,
      setupKey: null,
    },
    logger: { warn: () => undefined, error: () => undefined },
    clock: () => 0,
    newId: () => 'id',
  });
}

const app = buildApp();
const routes = await listRoutes(app);
const adminRoutes = routes.filter(({ path }) => path.includes('/admin'));
const accountRoutes = routes.filter(({ path }) => path.includes('/account/'));
const scoreRoutes = routes.filter(({ path }) => path.includes('/score/'));

let server: Server;
let origin: string;

beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

afterEach(() => {
  reached.length = 0;
});

async function send(method: string, path: string, token?: string): Promise<number> {
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${encodeURIComponent(token)}` };
  const response = await fetch(`${origin}${path}`, { method, headers });
  await response.arrayBuffer();
  return response.status;
}

describe('the router', () => {
  it('has admin routes, under /api and without it', () => {
    expect(adminRoutes.some(({ path }) => path.startsWith('/api/admin/'))).toBe(true);
    expect(adminRoutes.some(({ path }) => path.startsWith('/admin/'))).toBe(true);
  });

  it('serves without the guard only what visitors and those who sign in need', () => {
    const open = routes.filter(
      ({ path }) => !/\/(account|admin|score)\//.test(path) && path.startsWith('/api'),
    );
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/calendars/:tournamentId',
      'GET /api/pictures/:pictureId',
      'GET /api/tournaments/:tournamentId',
      'GET /api/tournaments/:tournamentId/matches/:matchId/timeline',
      'GET /api/tournaments/:tournamentId/version',
      'GET /api/tournaments/get-all',
      'POST /api/auth/login',
      'POST /api/auth/refresh',
      'POST /api/auth/register',
      'POST /api/auth/request-password-reset',
      'POST /api/auth/reset-password',
      'POST /api/tournaments/get-all',
    ]);
  });
});

describe.each(adminRoutes)('$method $path', ({ method, path }) => {
  it('lets nobody in without a token', async () => {
    expect(await send(method, path)).toBe(401);
    expect(reached).toEqual([]);
  });

  it('lets nobody in with a bad token', async () => {
    expect(await send(method, path, 'anything')).toBe(401);
    expect(reached).toEqual([]);
  });

  it.each(Object.keys(tokens))('lets nobody in %s', async (token) => {
    expect(await send(method, path, token)).toBe(403);
    expect(reached).toEqual([]);
  });
});

describe.each(accountRoutes)('$method $path', ({ method, path }) => {
  it('lets nobody in without a token that is valid', async () => {
    for (const token of [undefined, 'anything']) expect(await send(method, path, token)).toBe(401);
    expect(reached).toEqual([]);
  });

  it('lets whoever is signed in, whatever the role, as far as the request itself', async () => {
    for (const token of Object.keys(tokens))
      expect([401, 403]).not.toContain(await send(method, path, token));
  });
});

describe('a path under /account that nobody serves', () => {
  it.each(['/api/account', '/api/account/', '/api/account/new-call', '/api/ACCOUNT/update', '/account/x'])(
    'asks for a token like the others: %s',
    async (path) => {
      expect(await send('POST', path)).toBe(401);
      expect(reached).toEqual([]);
    },
  );
});

/** Sends a key of a scorer, or a token, to a call for scorers. */
async function sendKey(path: string, authorization?: string): Promise<number> {
  const headers = authorization === undefined ? undefined : { Authorization: authorization };
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers });
  await response.arrayBuffer();
  return response.status;
}

const LINK_KEY = 'A'.repeat(22);
const DEVICE_KEY = `${'0'.repeat(64)}.${LINK_KEY}`;

describe.each(scoreRoutes)('$method $path', ({ path }) => {
  it('lets nobody in without a key', async () => {
    expect(await sendKey(path)).toBe(401);
    expect(reached).toEqual([]);
  });

  it.each([
    'Scorer',
    'Scorer ',
    'Basic abc',
    `Scorer ${LINK_KEY}${LINK_KEY}`,
    `Scorer ../${LINK_KEY}`,
    'Bearer x',
  ])('lets nobody in with %j, and reads nothing for it', async (authorization) => {
    expect(await sendKey(path, authorization)).toBe(401);
    expect(reached).toEqual([]);
  });

  it.each(Object.keys(tokens))('lets nobody in by a token %s', async (token) => {
    expect(await sendKey(path, `Bearer ${encodeURIComponent(token)}`)).toBe(403);
    expect(reached).toEqual([]);
  });

  it('looks for the link of a key before anything else; the key of a link opens it, that of a device does the rest', async () => {
    const [right, wrong] = path.endsWith('/open') ? [LINK_KEY, DEVICE_KEY] : [DEVICE_KEY, LINK_KEY];
    expect(await sendKey(path, `Scorer ${wrong}`)).toBe(401);
    expect(reached).toEqual([]);
    expect(await sendKey(path, `Scorer ${right}`)).toBe(500);
    expect(reached).toEqual(['the database.collection']);
  });
});

describe('a path under /score that nobody serves', () => {
  it.each(['/api/score', '/api/score/', '/api/score/new-call', '/score/', '/api/SCORE/entries'])(
    'asks for a key like the others: %s',
    async (path) => {
      expect(await send('POST', path)).toBe(401);
      expect(reached).toEqual([]);
    },
  );
});

describe('a path under /admin that nobody serves', () => {
  it.each([
    '/api/admin',
    '/api/admin/',
    '/api/admin/new-endpoint',
    '/api/ADMIN/teams/create',
    '/api/admin/../admin/teams/create',
    '/admin//teams/create',
  ])('asks for a token like the others: %s', async (path) => {
    expect(await send('POST', path)).toBe(401);
    expect(reached).toEqual([]);
  });
});

it.each(['/api/%61dmin/teams/create', '/api//admin/teams/create', '/api/x/../admin;/teams/create'])(
  'a path in disguise reaches nothing: %s',
  async (path) => {
    expect([401, 404]).toContain(await send('POST', path));
    expect(reached).toEqual([]);
  },
);
