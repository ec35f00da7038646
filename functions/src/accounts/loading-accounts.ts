import type { Accounts } from './verify-token';

const CALLS: readonly (keyof Accounts)[] = [
  'verifyIdToken',
  'createUser',
  'getUser',
  'getUsers',
  'listUsers',
  'updateUser',
  'deleteUser',
  'setCustomUserClaims',
  'revokeRefreshTokens',
];

/** Accounts whose library is loaded for the first call about one, because most answers need none. */
export function loadingAccounts(load: () => Promise<Accounts>): Accounts {
  const calls = CALLS.map((name) => [
    name,
    async (...given: unknown[]) => {
      const accounts = await load();
      return (accounts[name] as (...given: unknown[]) => unknown).apply(accounts, given);
    },
  ]);
  return Object.fromEntries(calls) as Accounts;
}
