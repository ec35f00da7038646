import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as requestPlain,
  type IncomingMessage,
  type RequestOptions,
  type Server,
} from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyToken } from './verify-token';

const PROJECT = 'our-cup';
const KEY_ID = 'of-google';
const KEYS = 'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const ACCOUNT = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;

const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = google.publicKey.export({ type: 'spki', format: 'pem' }).toString();

type Signer = (text: string) => string;

const signedBy =
  (key: KeyObject): Signer =>
  (text) =>
    sign('RSA-SHA256', Buffer.from(text), key).toString('base64url');

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function buildToken(signer: Signer, header: object = {}): string {
  const now = Math.floor(Date.now() / 1_000);
  const payload = {
    ...{ iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'ann', user_id: 'ann' },
    ...{ auth_time: now - 10, iat: now - 10, exp: now + 3_600, role: 'admin' },
  };
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header })}.${encode(payload)}`;
  return `${text}.${signer(text)}`;
}

let server: Server;
let app: App;
let asked: string[];
let hasKeys: boolean;

/** Simulates Google: its public keys, and an account that exists. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const address = `${request.headers['x-asked']}${request.url}`;
    asked.push(address);
    response.setHeader('Content-Type', 'application/json');
    if (address === KEYS && hasKeys) response.end(JSON.stringify({ [KEY_ID]: publicKey }));
    else if (address === ACCOUNT)
      response.end(JSON.stringify({ users: [{ localId: 'ann', validSince: '0' }] }));
    else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const toServer = (options: RequestOptions, answer: (response: IncomingMessage) => void) => {
    const headers = { ...options.headers, 'X-Asked': String(options.hostname) };
    return requestPlain(
      { method: options.method, path: options.path, headers, host: '127.0.0.1', port },
      answer,
    );
  };
  vi.spyOn(https, 'request').mockImplementation(toServer as typeof https.request);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  asked = [];
  hasKeys = true;
  const getAccessToken = () => Promise.resolve({ access_token: 'of the function', expires_in: 3_600 });
  app = initializeApp({ projectId: PROJECT, credential: { getAccessToken } }, crypto.randomUUID());
});

afterEach(() => deleteApp(app));

const verify = (token: string) => verifyToken(getAuth(app), token);

const INVALID = { status: 401, errors: [{ msg: 'token_is_not_valid' }] };

describe('without the Auth emulator a token', () => {
  it('is taken that Google signed, by a key from Google’s own address', async () => {
    await expect(verify(buildToken(signedBy(google.privateKey)))).resolves.toMatchObject({ uid: 'ann' });
    expect(asked).toEqual([KEYS, ACCOUNT]);
  });

  it.each<[string, string]>([
    ['has another key’s signature', buildToken(signedBy(stranger.privateKey))],
    ['names a key that Google has not', buildToken(signedBy(stranger.privateKey), { kid: 'other' })],
    ['names no key', buildToken(signedBy(google.privateKey), { kid: undefined })],
    ['has no signature', buildToken(() => '')],
    ['has no algorithm', buildToken(() => '', { alg: 'none' })],
    ['has no algorithm, and a signature', buildToken(signedBy(google.privateKey), { alg: 'None' })],
    [
      'is signed with the public key as a secret',
      buildToken((text) => createHmac('sha256', publicKey).update(text).digest('base64url'), {
        alg: 'HS256',
      }),
    ],
    [
      'brings its own key',
      buildToken(signedBy(stranger.privateKey), { jwk: stranger.publicKey.export({ format: 'jwk' }) }),
    ],
    [
      'says where its key is',
      buildToken(signedBy(stranger.privateKey), { jku: 'https://evil.test/k', x5u: 'https://evil.test/k' }),
    ],
  ])('is refused that %s', async (_, token) => {
    await expect(verify(token)).rejects.toMatchObject(INVALID);
    expect(asked.filter((address) => address !== KEYS)).toEqual([]);
  });

  it('is refused whose content was changed after it was signed', async () => {
    const [header = '', , signature = ''] = buildToken(signedBy(google.privateKey)).split('.');
    const [, payload = ''] = buildToken(() => '').split('.');
    const changed = encode({
      ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
      sub: 'bea',
    });
    await expect(verify([header, changed, signature].join('.'))).rejects.toMatchObject(INVALID);
  });

  it('is not called invalid while Google’s keys cannot be had', async () => {
    hasKeys = false;
    await expect(verify(buildToken(signedBy(google.privateKey)))).rejects.toMatchObject({
      status: 503,
      errors: [{ msg: 'service_unavailable' }],
    });
  });
});
