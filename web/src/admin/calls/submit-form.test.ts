import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../testing/build-user';
import { fakeApi } from '../../testing/fake-api';
import { removeUser, saveUser } from '../../shelf/stores/user';
import { submitForm } from './submit-form';

const ENDED = { status: 401, errors: [{ msg: 'session_has_ended' }] };

describe('sending a form with a stored session that has ended', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    removeUser();
  });

  test('works where no session is needed', async () => {
    const calls = fakeApi({ '/auth/refresh': ENDED, '/auth/request-password-reset': {} });
    saveUser(buildUser({ expiresAt: '2020-01-01T00:00:00Z' }));
    await submitForm({ call: 'requestPasswordReset', payload: { email: 'ada@example.test' } });
    expect(calls.at(-1)).toMatchObject({
      path: '/auth/request-password-reset',
      body: { email: 'ada@example.test' },
    });
    expect(calls.at(-1)?.body).not.toHaveProperty('token');
  });

  test('fails where one is needed', async () => {
    fakeApi({ '/auth/refresh': ENDED });
    saveUser(buildUser({ expiresAt: '2020-01-01T00:00:00Z' }));
    const sent = submitForm({ call: 'updateAccount', payload: { displayName: 'Ada' } });
    await expect(sent).rejects.toMatchObject({ status: 401 });
  });
});
