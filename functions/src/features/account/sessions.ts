import type { SessionView, StoredUserView } from '@futsal-cup/domain/contracts/views/people-views';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { refreshTokens, refuseBusy, signInWithPassword, type Tokens } from '../../accounts/identity-toolkit';
import { rememberDevice } from '../../accounts/known-device';
import { throttleLogin } from '../../accounts/throttle';
import { displayNameOf, roleOf, verifyToken } from '../../accounts/verify-token';
import { apiError, ApiError } from '../../platform/api-error';
import { toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf, Dependencies } from '../route';

/**
 * Firebase Auth's errors for a failed login. All are answered alike, so that nobody learns whether the e-mail or the password was wrong.
 */
const WRONG_GUESSES = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'USER_DISABLED',
]);

const ENDED = new Set(['INVALID_REFRESH_TOKEN', 'TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND']);

function presentSession({ idToken, refreshToken }: Tokens, token: DecodedIdToken): SessionView {
  return { token: idToken, refreshToken, expiresAt: toInstant(token.exp * 1_000), role: roleOf(token) };
}

/** The account as the browser stores it. */
function presentUser(tokens: Tokens, token: DecodedIdToken, email: string): StoredUserView {
  return {
    ...presentSession(tokens, token),
    email: token.email ?? email,
    displayName: displayNameOf(token),
    userId: token.uid,
  };
}

/** Signs in, or answers a wrong guess without saying what was wrong. */
export async function signIn(
  { environment, accounts }: Pick<Dependencies, 'environment' | 'accounts'>,
  email: string,
  password: string,
): Promise<StoredUserView> {
  const answer = await signInWithPassword(environment, email, password);
  if ('rejected' in answer) {
    refuseBusy(answer);
    if (WRONG_GUESSES.has(answer.rejected)) throw apiError('invalid_email_or_password');
    throw new Error(`Firebase Auth refuses to sign anybody in: ${answer.rejected}`);
  }
  return presentUser(answer, await verifyToken(accounts, answer.idToken), email);
}

/** Whether a login failed because of the typed e-mail address or password. */
export function isWrongGuess(error: unknown): boolean {
  return error instanceof ApiError && error.errors[0].msg === 'invalid_email_or_password';
}

export async function handleLogin(call: CallOf<'login'>): Promise<AnswerOf<'login'>> {
  const { request, dependencies, address, device } = call;
  const account = request.email.toLowerCase();
  const subject = { account, address, deviceKey: device.key };
  const session = await throttleLogin(
    dependencies,
    subject,
    () => signIn(dependencies, request.email, request.password),
    isWrongGuess,
  );
  const key = await rememberDevice(dependencies, account, device.key);
  if (key !== null) device.keep(key);
  return session;
}

/** The new token is verified, because Firebase Auth may still refresh a session that was revoked. */
export async function handleRefreshSession({
  request,
  dependencies: { environment, accounts },
}: CallOf<'refreshSession'>): Promise<AnswerOf<'refreshSession'>> {
  const answer = await refreshTokens(environment, request.refreshToken);
  if ('rejected' in answer) {
    if (ENDED.has(answer.rejected)) throw apiError('session_has_ended');
    throw new Error(`Firebase Auth refuses to refresh anything: ${answer.rejected}`);
  }
  try {
    return presentSession(answer, await verifyToken(accounts, answer.idToken));
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) throw apiError('session_has_ended', { cause });
    throw cause;
  }
}
