import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { setAdmin } from './grant-admin';

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly disabled?: boolean;
  readonly emailVerified?: boolean;
  readonly metadata?: { creationTime: string; lastSignInTime: string };
  customClaims?: Record<string, unknown>;
}

const NOW = Date.parse('2026-11-21T10:00:00.900Z');

/** A fake database with the one document that every change of the role writes. */
function fakeDatabase(): Firestore {
  let stored: object | undefined;
  const reference = { get: async () => ({ ref: reference, data: () => stored }) };
  const others = {};
  const keep = (where: unknown, data: object) => {
    if (where === reference) stored = data;
  };
  return {
    collection: (name: string) => ({
      doc: () => (name === 'roles' ? reference : others),
      where: () => ({ get: async () => ({ docs: [] }) }),
    }),
    batch: () => ({ create: keep, update: keep, commit: async () => undefined }),
  } as unknown as Firestore;
}

/** The part of Firebase Auth that the command uses, with one account on each page. */
function fakeAuth(accounts: Account[]) {
  let now = NOW;
  /** For each revocation, the second since which sessions are valid. */
  const validSince: number[] = [];
  const revoked = new Set<string>();
  const byUid = (uid: string) => accounts.find((account) => account.uid === uid);
  const auth = {
    getUser: async (uid: string) => byUid(uid),
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
    revokeRefreshTokens: async (uid: string) => {
      revoked.add(uid);
      validSince.push(Math.floor(now / 1_000));
    },
  } as unknown as Auth;
  const confirm = vi.fn<(question: string) => Promise<boolean>>().mockResolvedValue(true);
  const pause = (milliseconds: number) => Promise.resolve((now += milliseconds));
  const storage = { accounts: auth, db: fakeDatabase(), clock: () => now };
  return { storage, revoked, validSince, asking: { confirm, pause } };
}

const METADATA = {
  creationTime: 'Sat, 21 Nov 2026 09:58:00 GMT',
  lastSignInTime: 'Sat, 21 Nov 2026 09:59:00 GMT',
};

const admin = (uid: string, more: Partial<Account> = {}): Account => ({
  uid,
  email: `${uid}@club.test`,
  customClaims: { role: 'admin' },
  metadata: METADATA,
  ...more,
});

const member = (uid: string, more: Partial<Account> = {}): Account => ({
  uid,
  email: `${uid}@club.test`,
  metadata: METADATA,
  ...more,
});

describe('the administrator’s role', () => {
  it('is given, and the tokens from before are revoked', async () => {
    const ada = member('ada');
    const { storage, revoked, asking } = fakeAuth([ada]);
    expect(await setAdmin(storage, 'ada@club.test', true, asking)).toBe(
      'ada@club.test is an administrator now, and has to sign in again.',
    );
    expect(ada.customClaims).toEqual({ role: 'admin' });
    expect([...revoked]).toEqual(['ada']);
  });

  it('is taken while somebody else has it, and other claims stay', async () => {
    const ada = admin('ada', { customClaims: { role: 'admin', club: 'Limmat' } });
    const { storage, revoked, asking } = fakeAuth([member('bea'), ada, admin('cleo')]);
    await setAdmin(storage, 'ada@club.test', false, asking);
    expect(ada.customClaims).toEqual({ club: 'Limmat', role: undefined });
    expect([...revoked]).toEqual(['ada']);
  });

  it.each([
    ['nobody else has it', [admin('ada'), member('bea')]],
    ['the only other one is disabled', [admin('ada'), admin('bea', { disabled: true })]],
  ])('is not taken from the last one: %s', async (_, accounts) => {
    const { storage, revoked, asking } = fakeAuth(accounts);
    await expect(setAdmin(storage, 'ada@club.test', false, asking)).rejects.toThrow(
      'ada@club.test is the last administrator. Give somebody else the role first.',
    );
    expect(accounts[0]?.customClaims).toEqual({ role: 'admin' });
    expect([...revoked]).toEqual([]);
  });

  it('is left as it is where there is nothing to change, and old tokens are revoked all the same', async () => {
    const { storage, revoked, asking } = fakeAuth([admin('ada'), member('bea')]);
    expect(await setAdmin(storage, 'ada@club.test', true, asking)).toBe(
      'ada@club.test is an administrator already.',
    );
    expect(await setAdmin(storage, 'bea@club.test', false, asking)).toBe(
      'bea@club.test is no administrator.',
    );
    expect([...revoked]).toEqual(['bea']);
  });

  it('is not given to somebody who never registered', async () => {
    const { storage, asking } = fakeAuth([]);
    await expect(setAdmin(storage, 'eve@club.test', true, asking)).rejects.toThrow(
      'Nobody is registered as eve@club.test. Register on the site first.',
    );
  });

  it('is taken from a session that began within the same second too', async () => {
    const { storage, validSince, asking } = fakeAuth([admin('ada'), admin('bea')]);
    await setAdmin(storage, 'ada@club.test', false, asking);
    const secondOfLogin = Math.floor(NOW / 1_000);
    expect(validSince[0]).toBe(secondOfLogin);
    expect(validSince.at(-1)).toBeGreaterThan(secondOfLogin);
  });

  it('is given only after a look at whose account it is', async () => {
    const { storage, asking } = fakeAuth([member('ada')]);
    await setAdmin(storage, 'ada@club.test', true, asking);
    const [question] = asking.confirm.mock.lastCall ?? [];
    expect(question).toContain('ada@club.test registered on Sat, 21 Nov 2026 09:58:00 GMT');
    expect(question).toContain('signed in last on Sat, 21 Nov 2026 09:59:00 GMT');
    expect(question).toContain('anybody could have registered it');
    const verified = fakeAuth([member('bea', { emailVerified: true })]);
    await setAdmin(verified.storage, 'bea@club.test', true, verified.asking);
    expect(verified.asking.confirm.mock.lastCall?.[0]).toContain('has proved that the address is theirs');
  });

  it('is not given when the answer is no', async () => {
    const ada = member('ada');
    const { storage, revoked, asking } = fakeAuth([ada]);
    asking.confirm.mockResolvedValueOnce(false);
    await expect(setAdmin(storage, 'ada@club.test', true, asking)).rejects.toThrow('Nothing was changed.');
    expect(ada.customClaims).toBeUndefined();
    expect([...revoked]).toEqual([]);
  });
});
