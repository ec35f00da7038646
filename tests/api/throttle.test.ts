import { describe, expect, it } from 'vitest';
import { freshAddress } from '../support/addresses';
import { callApi, expectFailure, expectSuccess, type Answer } from '../support/call-api';
import { createAccount, uniqueEmail } from '../support/sign-in';

const WRONG = 'WrongGuess1!';
const ATTEMPTS_FROM_ONE_ADDRESS = 10;
const ATTEMPTS_PER_ACCOUNT = 25;
const ATTEMPTS_PER_ADDRESS = 50;
const REGISTRATIONS_PER_ADDRESS = 20;
/**
 * The proxy in front of the function adds the visitor's address to the `X-Forwarded-For` header and, behind it, this address of its own.
 */
const HOSTING = '192.0.2.1';
const QUARTER_OF_AN_HOUR = 15 * 60;
const HOUR = 60 * 60;
const uniqueGroup = Math.floor(Math.random() * 0xffff).toString(16);
const uniqueIpv4 = Object.values(freshAddress()).join();
const PASSWORD = 'CornerKick!2';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

function guess(email: string, headers: Record<string, string> = freshAddress()): Promise<Answer> {
  return callApi('login', { email, password: WRONG }, { headers });
}

function expectThrottled(answer: Answer, longest = QUARTER_OF_AN_HOUR): void {
  expectFailure(answer, 'too_many_attempts');
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(longest);
}

/** Logs in with a wrong password this many times, from a new address each time, or always from the given address. */
async function guessOften(email: string, times: number, headers?: Record<string, string>): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expectFailure(await guess(email, headers ?? freshAddress()), 'invalid_email_or_password');
  }
}

function register(email: string, headers: Record<string, string>): Promise<Answer> {
  return callApi('register', { email, password: PASSWORD, confirmationPassword: PASSWORD }, { headers });
}

function logIn({ email, password }: Credentials, headers: Record<string, string>) {
  return callApi('login', { email, password }, { headers });
}

/** Logs in, and returns the cookie that the device sends from then on. */
async function logInOnDevice(credentials: Credentials): Promise<{ Cookie: string }> {
  const answer = await logIn(credentials, freshAddress());
  expectSuccess(answer);
  const [cookie = ''] = answer.headers.getSetCookie();
  return { Cookie: cookie.split(';')[0] ?? '' };
}

describe.concurrent('the throttle of an account', () => {
  it('stops a stranger after ten failures, and keeps nobody else out', async () => {
    const account = await createAccount();
    const stranger = freshAddress();
    await guessOften(account.email, ATTEMPTS_FROM_ONE_ADDRESS, stranger);
    expectThrottled(await guess(account.email, stranger));
    expectThrottled(await logIn(account, stranger));
    expectSuccess(await logIn(account, freshAddress()));
  });

  it('closes after 25 failures from whatever addresses, even to the right password', async () => {
    const account = await createAccount();
    await guessOften(account.email, ATTEMPTS_PER_ACCOUNT);
    expectThrottled(await guess(account.email));
    expectThrottled(await logIn(account, freshAddress()));
  });

  it('counts an e-mail that has no account just the same', { tags: ['long'] }, async () => {
    const email = uniqueEmail();
    await guessOften(email, ATTEMPTS_PER_ACCOUNT);
    expectThrottled(await guess(email));
  });

  it('counts every spelling of an e-mail as one', async () => {
    const { email } = await createAccount();
    const stranger = freshAddress();
    await guessOften(email, ATTEMPTS_FROM_ONE_ADDRESS - 2, stranger);
    await guessOften(email.toUpperCase(), 1, stranger);
    await guessOften(` ${email} `, 1, stranger);
    expectThrottled(await guess(email, stranger));
  });

  it('counts failures, no successes', async () => {
    const account = await createAccount();
    const headers = freshAddress();
    for (let login = 0; login < ATTEMPTS_FROM_ONE_ADDRESS + 2; login += 1) {
      expectSuccess(await logIn(account, headers));
    }
  });

  it('leaves the others alone', async () => {
    const { email } = await createAccount();
    const other = await createAccount();
    const headers = freshAddress();
    await guessOften(email, ATTEMPTS_FROM_ONE_ADDRESS, headers);
    expectSuccess(await logIn(other, headers));
  });

  it('lets no more than ten of thirty guesses through that come at once', async () => {
    const { email } = await createAccount();
    const stranger = freshAddress();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email, stranger)));
    const tried = answers.filter(({ status }) => status === 401);
    expect(tried.length).toBeLessThanOrEqual(ATTEMPTS_FROM_ONE_ADDRESS);
    for (const { status } of answers) expect([401, 429, 503]).toContain(status);
  });
});

describe.concurrent('a device that signed in before', () => {
  it('lets its owner in while strangers guess, from the same address too', async () => {
    const account = await createAccount();
    const device = await logInOnDevice(account);
    const hall = freshAddress();
    await guessOften(account.email, ATTEMPTS_FROM_ONE_ADDRESS, hall);
    await guessOften(account.email, ATTEMPTS_PER_ACCOUNT - ATTEMPTS_FROM_ONE_ADDRESS);
    expectThrottled(await logIn(account, hall));
    expectSuccess(await logIn(account, { ...hall, ...device }));
  });

  it('may guess no more than ten times either, wherever it is', async () => {
    const account = await createAccount();
    const device = await logInOnDevice(account);
    for (let attempt = 0; attempt < ATTEMPTS_FROM_ONE_ADDRESS; attempt += 1) {
      expectFailure(
        await guess(account.email, { ...freshAddress(), ...device }),
        'invalid_email_or_password',
      );
    }
    expectThrottled(await logIn(account, { ...freshAddress(), ...device }));
    expectSuccess(await logIn(account, freshAddress()));
  });

  it('is known to the account that signed in on it, and to no other', { tags: ['long'] }, async () => {
    const device = await logInOnDevice(await createAccount());
    const account = await createAccount();
    await guessOften(account.email, ATTEMPTS_PER_ACCOUNT);
    expectThrottled(await logIn(account, { ...freshAddress(), ...device }));
  });

  it('keeps its key through the Hosting emulator, in a cookie for the calls that sign in', async () => {
    const { email, password } = await createAccount();
    const answer = await callApi('login', { email, password }, { through: 'hosting' });
    expectSuccess(answer);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__session=[\w-]{22}; Path=\/api\/auth; /);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    const again = await callApi('login', { email, password }, { through: 'hosting', headers });
    expect(again.headers.getSetCookie()).toEqual([cookie]);
  });
});

describe.concurrent('the throttle of an address', () => {
  it(
    'closes after fifty failures, whatever is written to the left of X-Forwarded-For',
    { tags: ['long'] },
    async () => {
      const [own] = Object.values(freshAddress());
      const invented = () => ({
        'X-Forwarded-For': `${Object.values(freshAddress()).join()}, ${own}, ${HOSTING}`,
      });
      for (let attempt = 0; attempt < ATTEMPTS_PER_ADDRESS; attempt += 1) {
        expectFailure(await guess(uniqueEmail(), invented()), 'invalid_email_or_password');
      }
      expectThrottled(await guess(uniqueEmail(), invented()));
      const account = await createAccount();
      expectThrottled(await logIn(account, invented()));
      expectSuccess(await logIn(account, freshAddress()));
    },
  );

  it.each([
    ['the /64 network of IPv6', (attempt: number) => `2001:db8:${uniqueGroup}:1::${attempt.toString(16)}`],
    ['IPv4 written as IPv6', (attempt: number) => (attempt % 2 ? '' : '::ffff:') + uniqueIpv4],
  ])('counts %s as one', { tags: ['long'] }, async (_, address) => {
    const { email } = await createAccount();
    const from = (attempt: number) => ({ 'X-Forwarded-For': `${address(attempt)}, ${HOSTING}` });
    for (let attempt = 1; attempt <= ATTEMPTS_FROM_ONE_ADDRESS; attempt += 1) {
      expectFailure(await guess(email, from(attempt)), 'invalid_email_or_password');
    }
    expectThrottled(await guess(email, from(99)));
  });
});

describe.concurrent('the throttle of registering', { tags: ['long'] }, () => {
  it('takes twenty accounts from an address in an hour, successes counted', async () => {
    const headers = freshAddress();
    for (let count = 0; count < REGISTRATIONS_PER_ADDRESS; count += 1) {
      expectSuccess(await register(uniqueEmail(), headers), 201);
    }
    expectThrottled(await register(uniqueEmail(), headers), HOUR);
    expectSuccess(await register(uniqueEmail(), freshAddress()), 201);
  });

  it('slows sixty from one /48 of IPv6, each from another network of it, after forty', async () => {
    const { email } = await createAccount();
    const from = (network: number) => ({
      'X-Forwarded-For': `2001:db8:${uniqueGroup}:${network.toString(16)}::1, ${HOSTING}`,
    });
    for (let network = 1; network <= 2 * REGISTRATIONS_PER_ADDRESS; network += 1) {
      expectFailure(await register(email, from(network)), 'email_already_exists');
    }
    for (let network = 41; network <= 60; network += 1) {
      expectThrottled(await register(email, from(network)), HOUR);
    }
    expectSuccess(await register(uniqueEmail(), freshAddress()), 201);
  });

  it('counts a search for known e-mails, and locks nobody out of a login by it', async () => {
    const headers = freshAddress();
    const account = await createAccount();
    for (let count = 0; count < REGISTRATIONS_PER_ADDRESS; count += 1) {
      expectFailure(await register(account.email, headers), 'email_already_exists');
    }
    expectThrottled(await register(account.email, headers), HOUR);
    expectSuccess(await logIn(account, headers));
  });
});

describe.concurrent('what no throttle touches', { tags: ['long'] }, () => {
  it('is a hall: from its address everybody reads, and whoever is signed in works on', async () => {
    const hall = freshAddress();
    const administrator = await createAccount({ role: 'admin' });
    const { token, refreshToken } = expectSuccess(await logIn(administrator, hall));
    for (let attempt = 0; attempt < ATTEMPTS_PER_ADDRESS; attempt += 1) await guess(uniqueEmail(), hall);
    expectThrottled(await guess(uniqueEmail(), hall));
    for (let count = 0; count < REGISTRATIONS_PER_ADDRESS; count += 1) await register(uniqueEmail(), hall);
    expectThrottled(await register(uniqueEmail(), hall), HOUR);

    const reads = Array.from({ length: 300 }, () => callApi('getAllTournaments', {}, { headers: hall }));
    expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
    expectSuccess(await callApi('validateAccess', {}, { token, headers: hall }));
    expectSuccess(await callApi('refreshSession', { refreshToken }, { headers: hall }));
  });
});
