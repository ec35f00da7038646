import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { rememberDevice } from './known-device';
import { throttleLogin } from './throttle';

/** A database without any counter, which fails after it has counted the attempt. */
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
    logger: { warn: vi.fn(), error: vi.fn() },
    clock: () => 0,
  };
}

const subject = { account: 'ann@club.test', address: '192.0.2.7', deviceKey: null };

it('a successful attempt stays one when its count cannot be taken back, which the log says', async () => {
  const dependencies = dependenciesThatLoseTheDatabase();
  const attempt = throttleLogin(
    dependencies,
    subject,
    async () => 'signed in',
    () => true,
  );
  await expect(attempt).resolves.toBe('signed in');
  expect(dependencies.logger.warn).toHaveBeenCalledOnce();
});

it('an attempt that fails for another reason reports that reason, not the one of the count', async () => {
  const attempt = throttleLogin(
    dependenciesThatLoseTheDatabase(),
    subject,
    () => Promise.reject(new Error('Firebase Auth does not answer')),
    () => false,
  );
  await expect(attempt).rejects.toThrow('Firebase Auth does not answer');
});

it('a login stands when its device could not be noted, which the log says', async () => {
  const set = () => Promise.reject(new Error('gone'));
  const db = { collection: () => ({ doc: () => ({ set }) }) } as unknown as Firestore;
  const counting = { ...dependenciesThatLoseTheDatabase(), db };
  await expect(rememberDevice(counting, 'ann@club.test', null)).resolves.toBeNull();
  expect(counting.logger.warn).toHaveBeenCalledOnce();
});
