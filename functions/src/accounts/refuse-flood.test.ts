import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretId } from './counters';

const OWNER = 'ann@club.test';
const DEVICE = 'x'.repeat(22);

/** A database without counters, in which the owner's device is known. */
function counting() {
  const known = secretId('known device', OWNER, DEVICE);
  const expiresAt = Timestamp.fromMillis(Date.now() + 60_000);
  const read = (id: string) => async () => ({
    data: () => undefined,
    get: () => (id === known ? expiresAt : undefined),
    ref: {},
  });
  const batch = { create: vi.fn(), update: vi.fn(), commit: vi.fn(async () => []) };
  const db = {
    collection: () => ({ doc: (id: string) => ({ get: read(id) }) }),
    batch: () => batch,
  } as unknown as Firestore;
  return { db, logger: { warn: vi.fn(), error: vi.fn() }, clock: Date.now };
}

/** Imports the module anew, because it holds its counts in memory, as a process does. */
async function startProcess() {
  vi.resetModules();
  const { throttleLogin, throttleWrongKey } = await import('./throttle');
  const parts = counting();
  const logIn = (account: string, address: string, deviceKey: string | null = null) =>
    throttleLogin(
      parts,
      { account, address, deviceKey },
      async () => 'in',
      () => true,
    );
  return { logIn, tryKey: (address: string) => throttleWrongKey(parts, address) };
}

const refused = { errors: [{ msg: 'too_many_attempts' }] };

const ATTEMPTS = 1_000;

describe('a flood of attempts', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it('from one address keeps nobody else out', async () => {
    const { logIn, tryKey } = await startProcess();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await logIn('eve@club.test', '192.0.2.1').catch(() => undefined);
      await tryKey('2001:db8::1').catch(() => undefined);
    }
    await expect(logIn(OWNER, '192.0.2.1')).rejects.toMatchObject(refused);
    await expect(logIn(OWNER, '192.0.2.2')).resolves.toBe('in');
  });

  it('from whatever addresses keeps no device out that signed in before, of the same address neither', async () => {
    const { logIn } = await startProcess();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await logIn('eve@club.test', `192.0.2.${attempt % 200}`).catch(() => undefined);
    }
    await expect(logIn(OWNER, '198.51.100.1')).rejects.toMatchObject(refused);
    await expect(logIn(OWNER, '192.0.2.1', DEVICE)).resolves.toBe('in');
  });

  it('from a known device is bounded too', async () => {
    const { logIn } = await startProcess();
    for (let attempt = 0; attempt < 20; attempt += 1) await logIn(OWNER, '192.0.2.1', DEVICE);
    await expect(logIn(OWNER, '192.0.2.1', DEVICE)).rejects.toMatchObject(refused);
    await expect(logIn(OWNER, '192.0.2.1')).resolves.toBe('in');
  });
});
