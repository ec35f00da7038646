import { apiError } from '../platform/api-error';
import type { Environment } from '../platform/environment';

/** The answer of Firebase Auth to a valid password or refresh token. */
export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

/** A refusal by Firebase Auth; `rejected` is its code for the reason, such as `INVALID_PASSWORD`. */
export interface Rejection {
  readonly rejected: string;
}

const BUSY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const BUSY_FOR_SECONDS = 60;

/** Throws the error for too many attempts if Firebase Auth, which has limits of its own, refuses a call for that reason. */
export function refuseBusy({ rejected }: Rejection): void {
  if (rejected === BUSY) throw apiError('too_many_attempts', { retryAfterSeconds: BUSY_FOR_SECONDS });
}

const TIMEOUT_MS = 10_000;

const JSON_BODY = { 'Content-Type': 'application/json' };
const FORM_BODY = { 'Content-Type': 'application/x-www-form-urlencoded' };

function addressOf({ authEmulatorHost }: Environment, service: string): string {
  return authEmulatorHost ? `http://${authEmulatorHost}/${service}` : `https://${service}`;
}

async function post(
  environment: Environment,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const url = `${addressOf(environment, path)}?key=${encodeURIComponent(environment.webApiKey || 'none')}`;
  try {
    return await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw apiError('service_unavailable', { cause });
  }
}

/** The code of a refusal is the first word of the message, such as 'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled …'. */
async function readRejection(response: Response): Promise<Rejection> {
  const answer = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  const code = answer?.error?.message?.split(' ')[0];
  if (response.status >= 500 || code === undefined) {
    throw apiError('service_unavailable', { cause: new Error(`Firebase Auth answered ${response.status}`) });
  }
  return { rejected: code };
}

/** Signs in with the REST call of the Identity Toolkit; the Admin SDK has no call for it. */
export async function signInWithPassword(
  environment: Environment,
  email: string,
  password: string,
): Promise<Tokens | Rejection> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const response = await post(environment, path, body, JSON_BODY);
  if (!response.ok) return readRejection(response);
  return (await response.json()) as Tokens;
}

/** Exchanges a refresh token for a new ID token. */
export async function refreshTokens(
  environment: Environment,
  refreshToken: string,
): Promise<Tokens | Rejection> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString();
  const path = 'securetoken.googleapis.com/v1/token';
  const response = await post(environment, path, body, FORM_BODY);
  if (!response.ok) return readRejection(response);
  const tokens = (await response.json()) as { id_token: string; refresh_token: string };
  return { idToken: tokens.id_token, refreshToken: tokens.refresh_token };
}

/**
 * Makes Firebase Auth send the mail with which a person sets another password. Returns null when Firebase Auth has accepted the address.
 */
export async function sendResetMail(
  environment: Environment,
  email: string,
  language: string,
): Promise<Rejection | null> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:sendOobCode';
  const body = JSON.stringify({ requestType: 'PASSWORD_RESET', email });
  const response = await post(environment, path, body, { ...JSON_BODY, 'X-Firebase-Locale': language });
  return response.ok ? null : readRejection(response);
}

/** Sets another password with the code from a mail for a forgotten password. Firebase Auth ends the sessions of the account. */
export async function resetPassword(
  environment: Environment,
  oobCode: string,
  newPassword: string,
): Promise<Rejection | null> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:resetPassword';
  const body = JSON.stringify({ oobCode, newPassword });
  const response = await post(environment, path, body, JSON_BODY);
  return response.ok ? null : readRejection(response);
}
