import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { CupStore } from './cup-store';
import { throttled } from './throttle';

/** A database without any counter, lost after it has counted the attempt. */
function dependenciesThatLoseTheDatabase() {
  const commit = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce([])
    .mockRejectedValue(new Error('gone'));
  const unknown = { data: () => undefined, ref: {} };
  const db = {
    collection: () => ({ doc: () => ({ get: async () => unknown }) }),
    batch: () => ({ create: vi.fn(), update: vi.fn(), commit }),
  } as unknown as Firestore;
  return {
    db,
    cups: new CupStore(db),
    accounts: { verifyIdToken: vi.fn(), createUser: vi.fn() },
    environment: { authEmulatorHost: null, webApiKey: '', trustedProxyHops: 2 },
    logger: { warn: vi.fn(), error: vi.fn() },
    clock: () => 0,
    newId: () => 'id',
  };
}

const subject = { account: 'ann@club.test', address: '192.0.2.7' };

it('a success stays one though it cannot be taken off the count, and the log says so', async () => {
  const dependencies = dependenciesThatLoseTheDatabase();
  const attempt = throttled(
    dependencies,
    subject,
    async () => 'signed in',
    () => true,
  );
  await expect(attempt).resolves.toBe('signed in');
  expect(dependencies.logger.warn).toHaveBeenCalledOnce();
});

it('a failure of another kind is told as it is, not as that of the count', async () => {
  const attempt = throttled(
    dependenciesThatLoseTheDatabase(),
    subject,
    () => Promise.reject(new Error('Firebase Auth does not answer')),
    () => false,
  );
  await expect(attempt).rejects.toThrow('Firebase Auth does not answer');
});
