import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { type Counting, secretId, throttleDocument } from './counters';

/** The one cookie that Firebase Hosting hands on to a function. */
const COOKIE = '__session';
const DEVICE_KEY = /^[\w-]{22}$/;
const KEY_BYTES = 16;
const KNOWN_FOR_DAYS = 180;
const DAY_SECONDS = 24 * 60 * 60;

/** The key of the device in the request's Cookie header, or null. The key alone gives no access; see `isKnownDevice`. */
export function readDeviceKey(cookies: string | undefined): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === COOKIE && DEVICE_KEY.test(value)) return value;
  }
  return null;
}

/** The cookie's path is limited to the calls that sign in, so that no cache ever sees the cookie. */
export function deviceCookie(key: string): string {
  const maxAge = KNOWN_FOR_DAYS * DAY_SECONDS;
  return `${COOKIE}=${key}; Path=/api/auth; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`;
}

function deviceDocument({ db }: Counting, account: string, key: string) {
  return throttleDocument(db, secretId('known device', account, key));
}

/** Whether somebody has signed in to this account on this device before. */
export async function isKnownDevice(
  counting: Counting,
  account: string,
  key: string | null,
): Promise<boolean> {
  if (key === null) return false;
  const expiresAt: unknown = (await deviceDocument(counting, account, key).get()).get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > counting.clock();
}

/**
 * Records that somebody has signed in to this account on a device. A device that has a key keeps it. Returns the key, or null if the
 * record could not be written: the login succeeds all the same.
 */
export async function rememberDevice(
  counting: Counting,
  account: string,
  key: string | null,
): Promise<string | null> {
  const kept = key ?? randomBytes(KEY_BYTES).toString('base64url');
  const expiresAt = Timestamp.fromMillis(counting.clock() + KNOWN_FOR_DAYS * DAY_SECONDS * 1_000);
  try {
    await deviceDocument(counting, account, kept).set({ expiresAt });
    return kept;
  } catch (error) {
    counting.logger.warn('A device on which somebody signed in was not noted.', { details: String(error) });
    return null;
  }
}
