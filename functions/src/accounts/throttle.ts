import { addressKey, siteKey } from './address-key';
import { countAttempt, type Counting, type Limit, secretId, takeBack } from './counters';
import { isKnownDevice } from './known-device';
import { refuseFlood, refuseFloodOfKnown } from './refuse-flood';

const MINUTE_MS = 60 * 1_000;
const LOGIN_WINDOW_MS = 15 * MINUTE_MS;
const REGISTER_WINDOW_MS = 60 * MINUTE_MS;

/** The reasons for these limits are in docs/decisions/0035-throttling.md. */
const MAX_FAILURES_PER_DEVICE = 10;
const MAX_FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const MAX_FAILURES_PER_ACCOUNT = 25;
const MAX_FAILURES_PER_ADDRESS = 50;
const MAX_FAILED_PASSWORD_CHANGES = 10;
const MAX_REGISTRATIONS_PER_ADDRESS = 20;
/** A /48 of IPv6 has 65,536 networks that count as addresses, and may belong to one caller. */
const TIMES_PER_SITE = 2;
const MAX_WRONG_KEYS_PER_ADDRESS = 50;
const MAX_OPENINGS_PER_LINK = 30;
const MAX_RESETS_PER_ACCOUNT = 5;
const MAX_RESETS_PER_ADDRESS = 20;

export interface LoginSubject {
  /** The e-mail address in lower case. */
  readonly account: string;
  readonly address: string;
  readonly deviceKey: string | null;
}

function loginLimit(most: number, ...subject: readonly string[]): Limit {
  return { id: secretId('login', ...subject), most, windowMs: LOGIN_WINDOW_MS };
}

/** The limits for a login. A known device has limits of its own, so that neither failures nor a flood from others lock its owner out. */
async function loginLimits(counting: Counting, subject: LoginSubject): Promise<Limit[]> {
  const { account, address, deviceKey } = subject;
  if (deviceKey !== null && (await isKnownDevice(counting, account, deviceKey))) {
    const limit = loginLimit(MAX_FAILURES_PER_DEVICE, 'device', account, deviceKey);
    refuseFloodOfKnown(limit.id);
    return [limit];
  }
  refuseFlood(address);
  const network = addressKey(address);
  return [
    loginLimit(MAX_FAILURES_PER_ACCOUNT_AND_ADDRESS, 'account and address', account, network),
    loginLimit(MAX_FAILURES_PER_ACCOUNT, 'account', account),
    loginLimit(MAX_FAILURES_PER_ADDRESS, 'address', network),
  ];
}

async function throttleFailures<Session>(
  counting: Counting,
  limits: readonly Limit[],
  attempt: () => Promise<Session>,
  isFailure: (error: unknown) => boolean,
): Promise<Session> {
  const until = await countAttempt(counting, limits);
  let failed = false;
  try {
    return await attempt();
  } catch (error) {
    failed = isFailure(error);
    throw error;
  } finally {
    if (!failed) await takeBack(counting, limits, until);
  }
}

/** Runs a login and limits the failed ones, because somebody could guess passwords. `isFailure` says which errors count. */
export async function throttleLogin<Session>(
  counting: Counting,
  subject: LoginSubject,
  attempt: () => Promise<Session>,
  isFailure: (error: unknown) => boolean,
): Promise<Session> {
  return throttleFailures(counting, await loginLimits(counting, subject), attempt, isFailure);
}

/**
 * Runs a change of a password by a signed-in person who gives the present password. Failures count for that account alone, apart from
 * logins, so that failed logins of others do not block the owner.
 */
export async function throttlePasswordChange<Session>(
  counting: Counting,
  userId: string,
  attempt: () => Promise<Session>,
  isFailure: (error: unknown) => boolean,
): Promise<Session> {
  const limit = loginLimit(MAX_FAILED_PASSWORD_CHANGES, 'password change', userId);
  refuseFloodOfKnown(limit.id);
  return throttleFailures(counting, [limit], attempt, isFailure);
}

/** The limits of an hour for an address, and for the /48 of an IPv6 address. */
function hourlyLimits(what: string, address: string, most: number): Limit[] {
  const limit = { id: secretId(what, addressKey(address)), most, windowMs: REGISTER_WINDOW_MS };
  const site = siteKey(address);
  return site === null
    ? [limit]
    : [limit, { ...limit, id: secretId(what, site), most: most * TIMES_PER_SITE }];
}

/**
 * Counts a registration, whatever its outcome: an IP address may create few accounts, and may try few e-mail addresses to learn whether
 * they are registered.
 */
export async function throttleRegistration(counting: Counting, address: string): Promise<void> {
  refuseFlood(address);
  await countAttempt(counting, hourlyLimits('register', address, MAX_REGISTRATIONS_PER_ADDRESS));
}

/**
 * Counts a key that opens no link or invitation. Only wrong keys count, because everybody in a hall shares one IP address. Nobody can guess
 * 128 random bits, so the limit only bounds the cost of the attempts.
 */
export async function throttleWrongKey(counting: Counting, address: string): Promise<void> {
  refuseFlood(address);
  const id = secretId('scorer key', addressKey(address));
  await countAttempt(counting, [{ id, most: MAX_WRONG_KEYS_PER_ADDRESS, windowMs: LOGIN_WINDOW_MS }]);
}

/**
 * Counts that a new device opens a link, whatever the outcome. It counts by link and not by IP address: everybody in a hall shares one
 * address, and a caller with many addresses gains nothing.
 */
export async function throttleOpening(counting: Counting, linkId: string): Promise<void> {
  const id = secretId('scorer link', linkId);
  const code = 'scorer_link_is_opened_too_often';
  await countAttempt(counting, [{ id, most: MAX_OPENINGS_PER_LINK, windowMs: MINUTE_MS, code }]);
}

/**
 * Counts a mail for a forgotten password, whether the account exists or not: so the limit does not reveal which accounts exist, and nobody
 * can fill the owner's inbox.
 */
export async function throttleReset(counting: Counting, account: string, address: string): Promise<void> {
  refuseFlood(address);
  await countAttempt(counting, [
    { id: secretId('reset', account), most: MAX_RESETS_PER_ACCOUNT, windowMs: REGISTER_WINDOW_MS },
    ...hourlyLimits('reset from', address, MAX_RESETS_PER_ADDRESS),
  ]);
}
