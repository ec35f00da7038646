import type { Accounts } from './verify-token';

type CallName = keyof Accounts;

/** The compiler refuses this list when a call is missing. */
const CALLS: Readonly<Record<CallName, true>> = {
  verifyIdToken: true,
  createUser: true,
  getUser: true,
  getUsers: true,
  listUsers: true,
  updateUser: true,
  deleteUser: true,
  setCustomUserClaims: true,
  revokeRefreshTokens: true,
};

/** Accounts whose library is loaded for the first call about one, because most answers need none. */
export function loadingAccounts(load: () => Promise<Accounts>): Accounts {
  const calls = (Object.keys(CALLS) as CallName[]).map((name) => [
    name,
    async (...given: unknown[]) => {
      const accounts = await load();
      return (accounts[name] as (...given: unknown[]) => unknown).apply(accounts, given);
    },
  ]);
  return Object.fromEntries(calls) as Accounts;
}
