import { describe, expect, it } from 'vitest';
import { freshAddress } from '../support/addresses';
import { callApi, expectFailure, expectSuccess, type Answer } from '../support/call-api';
import { createAccount, uniqueEmail } from '../support/sign-in';

const WRONG = 'WrongGuess1!';
const ATTEMPTS_PER_ACCOUNT = 10;
const ATTEMPTS_PER_ADDRESS = 50;
/** What stands in front of the function adds the visitor's address and, behind it, its own. */
const HOSTING = '192.0.2.1';
const QUARTER_OF_AN_HOUR = 15 * 60;

function guess(email: string, headers: Record<string, string> = freshAddress()): Promise<Answer> {
  return callApi('login', { email, password: WRONG }, { headers });
}

function expectThrottled(answer: Answer): void {
  expectFailure(answer, 'too_many_attempts');
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(QUARTER_OF_AN_HOUR);
}

async function guessOften(email: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expectFailure(await guess(email), 'invalid_email_or_password');
  }
}

describe.concurrent('the throttle of an account', () => {
  it('closes after ten failures, from whatever addresses, even to the right password', async () => {
    const { email, password } = await createAccount();
    await guessOften(email, ATTEMPTS_PER_ACCOUNT);
    expectThrottled(await guess(email));
    expectThrottled(await callApi('login', { email, password }, { headers: freshAddress() }));
  });

  it('counts an e-mail that has no account just the same', async () => {
    const email = uniqueEmail();
    await guessOften(email, ATTEMPTS_PER_ACCOUNT);
    expectThrottled(await guess(email));
  });

  it('counts every spelling of an e-mail as one', async () => {
    const { email } = await createAccount();
    await guessOften(email, ATTEMPTS_PER_ACCOUNT - 2);
    await guessOften(email.toUpperCase(), 1);
    await guessOften(` ${email} `, 1);
    expectThrottled(await guess(email));
  });

  it('counts failures, no successes', async () => {
    const { email, password } = await createAccount();
    for (let login = 0; login < ATTEMPTS_PER_ACCOUNT + 2; login += 1) {
      expectSuccess(await callApi('login', { email, password }, { headers: freshAddress() }));
    }
  });

  it('leaves the others alone', async () => {
    const { email } = await createAccount();
    const other = await createAccount();
    await guessOften(email, ATTEMPTS_PER_ACCOUNT);
    const { password } = other;
    expectSuccess(await callApi('login', { email: other.email, password }, { headers: freshAddress() }));
  });

  it('lets no more than ten of thirty guesses through that come at once', async () => {
    const { email } = await createAccount();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email)));
    const tried = answers.filter(({ status }) => status === 401);
    expect(tried.length).toBeLessThanOrEqual(ATTEMPTS_PER_ACCOUNT);
    for (const { status } of answers) expect([401, 429, 503]).toContain(status);
    expectThrottled(await guess(email));
  });
});

describe.concurrent('the throttle of an address', () => {
  it('closes after fifty failures, whatever is written to the left of X-Forwarded-For', async () => {
    const [own] = Object.values(freshAddress());
    const invented = () => ({
      'X-Forwarded-For': `${Object.values(freshAddress()).join()}, ${own}, ${HOSTING}`,
    });
    for (let attempt = 0; attempt < ATTEMPTS_PER_ADDRESS; attempt += 1) {
      expectFailure(await guess(uniqueEmail(), invented()), 'invalid_email_or_password');
    }
    expectThrottled(await guess(uniqueEmail(), invented()));
    const { email, password } = await createAccount();
    expectThrottled(await callApi('login', { email, password }, { headers: invented() }));
    expectSuccess(await callApi('login', { email, password }, { headers: freshAddress() }));
  });

  it('counts a search for known e-mails through register', async () => {
    const headers = freshAddress();
    const { email } = await createAccount();
    const body = { email, password: WRONG, confirmationPassword: WRONG };
    const answers: Answer[] = [];
    for (let attempt = 0; attempt < ATTEMPTS_PER_ADDRESS + 1; attempt += 1) {
      answers.push(await callApi('register', body, { headers }));
    }
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(answers.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(ATTEMPTS_PER_ADDRESS);
  });
});
