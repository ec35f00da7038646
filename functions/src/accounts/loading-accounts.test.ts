import { expect, test } from 'vitest';
import { loadingAccounts } from './loading-accounts';
import type { Accounts } from './verify-token';

test('accounts are loaded by the first call, which gets what it asked with and itself', async () => {
  const asked: unknown[] = [];
  const loaded = {
    project: 'our-cup',
    verifyIdToken(this: { project: string }, ...given: unknown[]) {
      asked.push([this.project, ...given]);
      return Promise.resolve({ uid: 'bea' });
    },
  };
  let loads = 0;
  const accounts = loadingAccounts(() => {
    loads += 1;
    return Promise.resolve(loaded as unknown as Accounts);
  });
  expect(loads).toBe(0);
  expect(await accounts.verifyIdToken('token', true)).toEqual({ uid: 'bea' });
  expect(loads).toBe(1);
  expect(asked).toEqual([['our-cup', 'token', true]]);
});

test('a call of accounts that cannot be loaded fails', async () => {
  const accounts = loadingAccounts(() => Promise.reject(new Error('no file')));
  await expect(accounts.getUser('bea')).rejects.toThrow('no file');
});
