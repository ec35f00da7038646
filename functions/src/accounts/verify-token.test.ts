import type { DecodedIdToken } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { roleOf, verifyToken, type Accounts } from './verify-token';

const decoded = { uid: 'ann', role: 'admin' } as unknown as DecodedIdToken;

function accountsThat(verifyIdToken: Accounts['verifyIdToken']): Accounts {
  return { verifyIdToken, createUser: () => Promise.reject(new Error('not asked for')) };
}

function failing(code: string): Accounts {
  return accountsThat(() => Promise.reject(Object.assign(new Error('no'), { code })));
}

describe('a token', () => {
  it('is checked for revocation, which the Auth emulator would do without being asked', async () => {
    const verifyIdToken = vi.fn(() => Promise.resolve(decoded));
    await expect(verifyToken(accountsThat(verifyIdToken), 'token')).resolves.toBe(decoded);
    expect(verifyIdToken).toHaveBeenCalledExactlyOnceWith('token', true);
  });

  it.each([
    'auth/argument-error',
    'auth/id-token-expired',
    'auth/id-token-revoked',
    'auth/user-disabled',
    'auth/user-not-found',
  ])('is not valid when the SDK says %s', async (code) => {
    await expect(verifyToken(failing(code), 'token')).rejects.toMatchObject({
      errors: [{ msg: 'token_is_not_valid' }],
    });
  });

  it.each(['auth/internal-error', 'app/network-error'])(
    'is not called invalid when the service could not check it (%s)',
    async (code) => {
      await expect(verifyToken(failing(code), 'token')).rejects.toMatchObject({
        errors: [{ msg: 'service_unavailable' }],
      });
    },
  );
});

describe('the role', () => {
  it('is the one that the claim names, and there is only one', () => {
    const withRole = (role: unknown) => roleOf({ ...decoded, role } as DecodedIdToken);
    expect(withRole('admin')).toBe('admin');
    for (const role of ['Admin', 'owner', '', true, ['admin'], undefined]) expect(withRole(role)).toBe('');
  });
});
