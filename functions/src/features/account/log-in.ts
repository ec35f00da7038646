import type { StoredUserView } from '@futsal-cup/domain/contracts/views';
import { apiError, ApiError } from '../../platform/api-error';
import type { Dependencies } from '../../platform/dependencies';
import { signInWithPassword } from '../../platform/identity-toolkit';
import { throttled } from '../../platform/throttle';
import { verifyToken } from '../../platform/verify-token';
import { presentSession } from './present-session';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const BUSY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const BUSY_FOR_SECONDS = 60;

/** Each of these is a wrong guess, and none says which part of it was wrong. */
const WRONG = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'USER_DISABLED',
]);

async function signIn(
  { environment, accounts }: Dependencies,
  { email, password }: Credentials,
): Promise<StoredUserView> {
  const answer = await signInWithPassword(environment, email, password);
  if ('rejected' in answer) {
    if (answer.rejected === BUSY)
      throw apiError('too_many_attempts', { retryAfterSeconds: BUSY_FOR_SECONDS });
    if (WRONG.has(answer.rejected)) throw apiError('invalid_email_or_password');
    throw new Error(`Firebase Auth refuses to sign anybody in: ${answer.rejected}`);
  }
  const token = await verifyToken(accounts, answer.idToken);
  return { ...presentSession(answer, token), email: token.email ?? email, userId: token.uid };
}

function isWrongGuess(error: unknown): boolean {
  return error instanceof ApiError && error.errors[0].msg === 'invalid_email_or_password';
}

export function logIn(
  dependencies: Dependencies,
  credentials: Credentials,
  address: string,
): Promise<StoredUserView> {
  const subject = { account: credentials.email, address };
  return throttled(dependencies, subject, () => signIn(dependencies, credentials), isWrongGuess);
}
