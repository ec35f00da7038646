import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { cupNames } from './cup-names';

const MINUTE_MS = 60_000;

/** A database with one cup, which counts how often its cups are read. */
function databaseWith(name: string) {
  const get = vi.fn(async () => ({ docs: [{ data: () => ({ name }) }] }));
  const collection = { withConverter: () => ({ get }) };
  return { db: { collection: () => collection } as unknown as Firestore, get };
}

it('the names of the cups are read every ten minutes at most, however many ask', async () => {
  const { db, get } = databaseWith('Spring Cup');
  await Promise.all([cupNames(db, 0), cupNames(db, MINUTE_MS)]);
  expect(await cupNames(db, 9 * MINUTE_MS)).toEqual(['Spring Cup']);
  expect(get).toHaveBeenCalledTimes(1);
  await cupNames(db, 10 * MINUTE_MS);
  expect(get).toHaveBeenCalledTimes(2);
});

it('a read that fails is tried again', async () => {
  const { db, get } = databaseWith('Spring Cup');
  get.mockRejectedValueOnce(new Error('gone'));
  await expect(cupNames(db, 0)).rejects.toThrow('gone');
  expect(await cupNames(db, 0)).toEqual(['Spring Cup']);
});
