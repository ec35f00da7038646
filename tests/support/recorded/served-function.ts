import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { Accounts } from '@futsal-cup/functions/accounts/verify-token';
import { createApp } from '@futsal-cup/functions/http/app';
import { CupStore } from '@futsal-cup/functions/storage/cup-store';
import { HOST } from '@futsal-cup/tools/stack/ports';
import express from 'express';
import { Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { testStack } from '../stack/test-stack';

/** The instant of the first call; each call is a second later. */
export const FIRST_CALL = Date.parse('2026-06-13T10:30:00.000Z');

const ADA = { uid: 'ada', role: 'admin', name: 'Ada' };

/** Everybody with a token is Ada, an administrator. */
const accounts = {
  verifyIdToken: async () => ADA,
  getUsers: async () => ({ users: [{ uid: ADA.uid, displayName: ADA.name }] }),
} as unknown as Accounts;

/** What the function draws by itself: ids of history entries and of entries that it makes in a log, secrets, and their hashes. */
const DRAWN =
  /\b[0-9a-z]{9}-[0-9a-f]{16}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{64}(?:\.[\w-]{22})?|(?<="key":")[^"]*/g;

/** Puts a number in place of all that is drawn, in the order in which it comes. */
function numberDrawn(): (text: string) => string {
  const numbers = new Map<string, number>();
  return (text) =>
    text.replaceAll(DRAWN, (drawn) => {
      const number = numbers.get(drawn) ?? numbers.size + 1;
      numbers.set(drawn, number);
      return `<drawn ${number}>`;
    });
}

/** The text of an answer; of a picture the hash of its bytes. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('image/')) return response.text();
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('base64url');
}

/** The function with a clock and ids of the recording, on a database of its own, and the log of what it was asked and answered. */
export class ServedFunction {
  readonly lines: string[] = [];
  readonly #numbered = numberDrawn();
  #calls = 0;
  #ids = 0;

  private constructor(private readonly stop: () => Promise<void>) {}

  #origin = '';

  static async start(): Promise<ServedFunction> {
    const projectId = `recorded-${crypto.randomUUID().slice(0, 8)}`;
    const [host = '', port] = testStack().firestoreHost.split(':');
    const db = new Firestore({ projectId, host, port: Number(port), ssl: false });
    const served: ServedFunction = new ServedFunction(async () => {
      server.close();
      await db.terminate();
    });
    const app = createApp({
      db,
      cups: new CupStore(db),
      accounts,
      environment: {
        siteOrigin: 'https://cup.example',
        authEmulatorHost: null,
        webApiKey: '',
        trustedProxyHops: 1,
        setupKey: null,
      },
      logger: { warn: () => undefined, error: (message, facts) => console.error(message, facts) },
      clock: () => served.now(),
      newId: () => `id-${(served.#ids += 1)}`,
    });
    // The framework that serves the function reads the bodies.
    const server = express().use(express.json()).use(app).listen(0, HOST);
    await once(server, 'listening');
    served.#origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
    return served;
  }

  now(): number {
    return FIRST_CALL + this.#calls * 1_000;
  }

  /** Requests an address, notes what was asked and every byte of the answer, and returns its text. */
  async request(address: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
    this.#calls += 1;
    const response = await fetch(this.#origin + address, { redirect: 'manual', ...init });
    const { status, headers } = response;
    const text = await textOf(response);
    const told = ['cache-control', 'content-type', 'location'].map((name) => headers.get(name) ?? '-');
    const asked = `${init.method ?? 'GET'} ${address} ${typeof init.body === 'string' ? init.body : ''}`;
    this.lines.push(this.#numbered(`${asked.trimEnd()}\n${status} ${told.join(' | ')}\n${text}\n`));
    return { status, text };
  }

  /** Calls the API as the administrator, or with the key of a scorer. */
  async call<Name extends EndpointName>(
    name: Name,
    fields: Calls[Name]['request'],
    authorization = 'Bearer token',
  ): Promise<Calls[Name]['response']> {
    const { methods, path, access } = ENDPOINTS[name];
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (access !== 'public') headers['Authorization'] = authorization;
    const [method] = methods;
    const rest = new Map(Object.entries(fields as object));
    const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => {
      const value = String(rest.get(field));
      rest.delete(field);
      return value;
    });
    const query = new URLSearchParams([...rest].map(([field, value]) => [field, String(value)])).toString();
    const isGet = method === 'GET';
    const { status, text } = await this.request(
      `/api${filled}${isGet && query !== '' ? `?${query}` : ''}`,
      isGet ? { headers } : { method, headers, body: JSON.stringify(fields) },
    );
    if (status >= 400) throw new Error(`${name} answered ${status}: ${text}`);
    return (JSON.parse(text) as { data: Calls[Name]['response'] }).data;
  }

  /** What was noted since the last time. */
  takeNotes(): string {
    return this.lines.splice(0).join('\n');
  }

  async end(): Promise<void> {
    await this.stop();
  }
}
