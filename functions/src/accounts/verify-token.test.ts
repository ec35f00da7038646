import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { roleOf, verifyToken, type Accounts } from './verify-token';

const decoded = { uid: 'ann', role: 'admin' } as unknown as DecodedIdToken;

/** Joins header, payload and signature into the form of a token, whatever they contain. */
function tokenOf(header: string, payload: string): string {
  return [header, payload, 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
}

const HEADER = '{"alg":"RS256","typ":"JWT","kid":"1"}';

type Verifying = Pick<Accounts, 'verifyIdToken'>;

function accountsThat(verifyIdToken: Accounts['verifyIdToken']): Verifying {
  return { verifyIdToken };
}

function failing(code: string): Verifying {
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
      await expect(verifyToken(failing(code), tokenOf(HEADER, '{}'))).rejects.toMatchObject({
        errors: [{ msg: 'service_unavailable' }],
      });
    },
  );
});

describe('a token that the Admin SDK itself cannot read', () => {
  it.each([
    ['a payload that is no JSON', tokenOf(HEADER, 'no JSON')],
    ['a payload of null', tokenOf(HEADER, 'null')],
    ['a payload that is a list', tokenOf(HEADER, '[]')],
    ['a header that is no JSON', tokenOf('no JSON', '{}')],
    ['two parts', 'e30.e30'],
    ['nothing between the points', '..'],
  ])('is not valid: %s', async (_, token) => {
    const app = initializeApp({ projectId: 'demo-futsal-cup' }, 'verify-token-test');
    try {
      await expect(verifyToken(getAuth(app), token)).rejects.toMatchObject({
        status: 401,
        errors: [{ msg: 'token_is_not_valid' }],
      });
    } finally {
      await deleteApp(app);
    }
  });
});

describe('the role', () => {
  it('is the one that the claim names, and there is only one', () => {
    const withRole = (role: unknown) => roleOf({ ...decoded, role } as DecodedIdToken);
    expect(withRole('admin')).toBe('admin');
    for (const role of ['Admin', 'owner', '', true, ['admin'], undefined]) expect(withRole(role)).toBe('');
  });
});
