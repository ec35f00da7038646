import { ADMIN_ROLE, NO_ROLE } from '@futsal-cup/domain/account/credentials';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { apiError } from '../platform/api-error';

/** The part of the Admin SDK's accounts that the function uses. */
export type Accounts = Pick<
  Auth,
  | 'verifyIdToken'
  | 'createUser'
  | 'getUser'
  | 'getUsers'
  | 'listUsers'
  | 'updateUser'
  | 'deleteUser'
  | 'setCustomUserClaims'
  | 'revokeRefreshTokens'
>;

/** The Admin SDK's codes for a token that is not valid; its other codes say that the service does not answer. */
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The message of an error that has the code of a bad token, although the Admin SDK only failed to fetch Google's public keys. */
const NO_KEYS = 'Error fetching public keys';

function isBadToken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return BAD_TOKEN.has(String(error.code)) && !error.message.startsWith(NO_KEYS);
}

function isJsonObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Whether a token has the form of a JSON Web Token: the Admin SDK throws an error without a code for a token whose header or payload is no
 * JSON object.
 */
function isJsonWebToken(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.slice(0, 2).every(isJsonObject);
}

/** Whether an error says that Firebase Auth does not have an account, or no longer has it. */
export function isAccountGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/** Verifies a token, and that neither the token was revoked nor its account disabled or deleted. */
export async function verifyToken(
  accounts: Pick<Accounts, 'verifyIdToken'>,
  token: string,
): Promise<DecodedIdToken> {
  try {
    return await accounts.verifyIdToken(token, true);
  } catch (cause) {
    const isBad = isBadToken(cause) || !isJsonWebToken(token);
    throw apiError(isBad ? 'token_is_not_valid' : 'service_unavailable', { cause });
  }
}

/** The role that the token's claim names. There is one role; any other value counts as none. */
export function roleOf(token: DecodedIdToken): string {
  return token['role'] === ADMIN_ROLE ? ADMIN_ROLE : NO_ROLE;
}

/** The display name as it was when the token was made; empty where the account has none. */
export function displayNameOf(token: DecodedIdToken): string {
  const name: unknown = token['name'];
  return typeof name === 'string' ? name : '';
}
