import type { Auth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { setAdmin } from './grant-admin';

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly disabled?: boolean;
  customClaims?: Record<string, unknown>;
}

/** As much of Firebase Auth as the command uses, with a page of one account each. */
function fakeAuth(accounts: Account[]) {
  const revoked: string[] = [];
  const byUid = (uid: string) => accounts.find((account) => account.uid === uid);
  const auth = {
    getUserByEmail: async (email: string) => {
      const account = accounts.find((candidate) => candidate.email === email);
      if (!account) throw Object.assign(new Error('unknown'), { code: 'auth/user-not-found' });
      return account;
    },
    listUsers: async (_: number, pageToken = '0') => {
      const next = Number(pageToken) + 1;
      return {
        users: [accounts[Number(pageToken)]],
        pageToken: next < accounts.length ? String(next) : undefined,
      };
    },
    setCustomUserClaims: async (uid: string, claims: Record<string, unknown>) => {
      const account = byUid(uid);
      if (account) account.customClaims = claims;
    },
    revokeRefreshTokens: async (uid: string) => void revoked.push(uid),
  } as unknown as Auth;
  return { auth, revoked };
}

const admin = (uid: string, more: Partial<Account> = {}): Account => ({
  uid,
  email: `${uid}@club.test`,
  customClaims: { role: 'admin' },
  ...more,
});

const member = (uid: string): Account => ({ uid, email: `${uid}@club.test` });

describe('the administrator’s role', () => {
  it('is given, and the tokens from before are revoked', async () => {
    const ada = member('ada');
    const { auth, revoked } = fakeAuth([ada]);
    expect(await setAdmin(auth, 'ada@club.test', true)).toBe(
      'ada@club.test is an administrator now, and has to sign in again.',
    );
    expect(ada.customClaims).toEqual({ role: 'admin' });
    expect(revoked).toEqual(['ada']);
  });

  it('is taken while somebody else has it, and other claims stay', async () => {
    const ada = admin('ada', { customClaims: { role: 'admin', club: 'Limmat' } });
    const { auth, revoked } = fakeAuth([member('bea'), ada, admin('cleo')]);
    await setAdmin(auth, 'ada@club.test', false);
    expect(ada.customClaims).toEqual({ club: 'Limmat', role: undefined });
    expect(revoked).toEqual(['ada']);
  });

  it.each([
    ['nobody else has it', [admin('ada'), member('bea')]],
    ['the only other one is disabled', [admin('ada'), admin('bea', { disabled: true })]],
  ])('is not taken from the last one: %s', async (_, accounts) => {
    const { auth, revoked } = fakeAuth(accounts);
    await expect(setAdmin(auth, 'ada@club.test', false)).rejects.toThrow(
      'ada@club.test is the last administrator. Give somebody else the role first.',
    );
    expect(accounts[0]?.customClaims).toEqual({ role: 'admin' });
    expect(revoked).toEqual([]);
  });

  it('is left as it is where there is nothing to change, and old tokens are revoked all the same', async () => {
    const { auth, revoked } = fakeAuth([admin('ada'), member('bea')]);
    expect(await setAdmin(auth, 'ada@club.test', true)).toBe('ada@club.test is an administrator already.');
    expect(await setAdmin(auth, 'bea@club.test', false)).toBe('bea@club.test is no administrator.');
    expect(revoked).toEqual(['bea']);
  });

  it('is not given to somebody who never registered', async () => {
    await expect(setAdmin(fakeAuth([]).auth, 'eve@club.test', true)).rejects.toThrow(
      'Nobody is registered as eve@club.test. Register on the site first.',
    );
  });
});
