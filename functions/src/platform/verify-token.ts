import { ADMIN_ROLE, NO_ROLE } from '@futsal-cup/domain/account/credentials';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { apiError } from './api-error';
import type { Accounts } from './dependencies';

/** What the Admin SDK says about a token that is not good, rather than about a service that does not answer. */
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function isBadToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && BAD_TOKEN.has(String(error.code));
}

/** Verifies a token, its revocation and its account included. */
export async function verifyToken(accounts: Accounts, token: string): Promise<DecodedIdToken> {
  try {
    return await accounts.verifyIdToken(token, true);
  } catch (cause) {
    throw apiError(isBadToken(cause) ? 'token_is_not_valid' : 'service_unavailable', { cause });
  }
}

/** The claim alone decides, and there is one role; whatever else it says is none. */
export function roleOf(token: DecodedIdToken): string {
  return token['role'] === ADMIN_ROLE ? ADMIN_ROLE : NO_ROLE;
}
