import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { giveRole, removeAccount, type RoleAccounts, takeRole } from './roles';

/** A fake of the one document that every change of the role writes, and the number of entries that the history has got. */
function fakeDatabase() {
  let stored: object | undefined;
  let entries = 0;
  const reference = { get: async () => ({ ref: reference, data: () => stored }) };
  const keep = (where: unknown, data: object) => {
    if (where === reference) stored = data;
    else entries += 1;
  };
  const db = {
    collection: (name: string) => ({
      doc: () => (name === 'roles' ? reference : {}),
      where: () => ({ get: async () => ({ docs: [] }) }),
    }),
    batch: () => ({ create: keep, update: keep, set: keep, commit: async () => undefined }),
  } as unknown as Firestore;
  return { db, countEntries: () => entries };
}

/** A storage with two accounts: Ada is administrator, and Bea has the given claims. */
function fakeStorage(claims: Record<string, unknown>) {
  const bea = { uid: 'bea', customClaims: claims, disabled: false };
  const ada = { uid: 'ada', customClaims: { role: 'admin' }, disabled: false };
  const deleteUser = vi.fn<() => Promise<void>>().mockResolvedValue();
  const accounts = {
    getUser: async () => bea as unknown as UserRecord,
    listUsers: async () => ({ users: [ada, bea] }),
    setCustomUserClaims: async (_: string, changed: Record<string, unknown>) => {
      bea.customClaims = changed;
    },
    revokeRefreshTokens: async () => undefined,
    deleteUser,
  } as unknown as RoleAccounts['accounts'];
  const { db, countEntries } = fakeDatabase();
  return { storage: { db, accounts, clock: () => 0 }, bea, deleteUser, countEntries };
}

const ofBea = { userId: 'bea', actor: 'ada', pause: async () => undefined };

it('an account that could not be deleted has no role any more', async () => {
  const { storage, bea, deleteUser } = fakeStorage({ role: 'admin' });
  deleteUser.mockRejectedValue(new Error('Firebase Auth does not answer'));
  await expect(removeAccount(storage, ofBea)).rejects.toThrow('Firebase Auth does not answer');
  expect(bea.customClaims).toEqual({ role: undefined });
});

it('the role that somebody has is given once, and the history tells it once', async () => {
  const { storage, bea, countEntries } = fakeStorage({});
  await giveRole(storage, ofBea);
  await giveRole(storage, ofBea);
  expect(bea.customClaims).toEqual({ role: 'admin' });
  expect(countEntries()).toBe(1);
});

it('the role that somebody has not is not taken, and the history tells nothing', async () => {
  const { storage, countEntries } = fakeStorage({});
  await takeRole(storage, ofBea);
  expect(countEntries()).toBe(0);
});

it('the role from before the list of administrators is taken once', async () => {
  const { storage, bea, countEntries } = fakeStorage({ role: 'admin' });
  await takeRole(storage, ofBea);
  await takeRole(storage, ofBea);
  expect(bea.customClaims).toEqual({ role: undefined });
  expect(countEntries()).toBe(1);
});
