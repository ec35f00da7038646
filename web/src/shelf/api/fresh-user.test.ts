import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../testing/build-user';
import { fakeApi } from '../../testing/fake-api';
import { currentUser, removeUser, saveUser } from '../stores/user';
import { freshUser } from './fresh-user';

const ENDS_SOON = new Date(Date.now() + 60_000).toISOString();
const RENEWED = {
  token: 'token-2',
  refreshToken: 'refresh-2',
  expiresAt: '2099-01-01T00:00:00Z',
  role: 'admin',
};

describe('the token of who is logged in', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    removeUser();
  });

  test('is used as it is while it holds', async () => {
    const calls = fakeApi({});
    saveUser(buildUser());
    expect((await freshUser())?.token).toBe('token-1');
    expect(calls).toEqual([]);
  });

  test('is renewed before it ends, and kept', async () => {
    const calls = fakeApi({ '/auth/refresh': { data: RENEWED } });
    saveUser(buildUser({ expiresAt: ENDS_SOON }));
    expect(await freshUser()).toMatchObject({ ...RENEWED, email: 'admin@example.test' });
    expect(calls.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(currentUser()?.token).toBe('token-2');
  });

  test('is renewed once for calls at the same time', async () => {
    const calls = fakeApi({ '/auth/refresh': { data: RENEWED } });
    saveUser(buildUser({ expiresAt: ENDS_SOON }));
    await Promise.all([freshUser(), freshUser(), freshUser()]);
    expect(calls).toHaveLength(1);
  });

  test('does not log in again somebody who logged out meanwhile', async () => {
    fakeApi({ '/auth/refresh': { data: RENEWED } });
    saveUser(buildUser({ expiresAt: ENDS_SOON }));
    const renewal = freshUser();
    removeUser();
    await renewal;
    expect(currentUser()).toBeNull();
  });

  test('keeps the user when the renewal gets no answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    saveUser(buildUser({ expiresAt: ENDS_SOON }));
    await expect(freshUser()).rejects.toMatchObject({ status: null });
    expect(currentUser()?.token).toBe('token-1');
  });
});
