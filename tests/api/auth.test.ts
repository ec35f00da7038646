import { beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  callApi,
  expectFailure,
  expectSuccess,
  sendToApi,
  type CallOptions,
} from '../support/call-api';
import {
  ADMINISTRATOR,
  createAccount,
  deleteAccount,
  disableAccount,
  hasAccount,
  revokeTokens,
  setClaims,
  signIn,
  uniqueEmail,
  VISITOR,
  type Account,
} from '../support/sign-in';
import { freshAddress } from '../support/addresses';

const PASSWORD = 'OffsideRule1!';

/** Every test calls from its own address, so that no test uses up the login attempts that another test needs. */
let from: CallOptions;

beforeEach(() => {
  from = { headers: freshAddress() };
});

function registration(overrides: Record<string, unknown> = {}) {
  const email = uniqueEmail();
  return { email, password: PASSWORD, confirmationPassword: PASSWORD, ...overrides };
}

function credentials({ email, password }: Account) {
  return { email, password };
}

describe('login', () => {
  it('hands an administrator the stored user', async () => {
    const { email, password, userId } = await createAccount({ role: 'admin' });
    const user = await call('login', { email, password }, from);
    expect(user).toEqual({
      displayName: '',
      token: expect.stringContaining('.'),
      refreshToken: expect.any(String),
      expiresAt: expect.any(String),
      role: 'admin',
      email,
      userId,
    });
    const hourFromNow = Date.now() + 3_600_000;
    expect(Math.abs(Date.parse(user.expiresAt) - hourFromNow)).toBeLessThan(120_000);
    expectSuccess(await callApi('validateAccess', {}, { token: user.token }));
  });

  it('leaves a device signed in when somebody signs in on another one', async () => {
    const account = credentials(await createAccount({ role: 'admin' }));
    const [laptop, phone] = [await call('login', account, from), await call('login', account, from)];
    for (const { token } of [laptop, phone]) expectSuccess(await callApi('validateAccess', {}, { token }));
  });

  it('knows the accounts of the seed', async () => {
    expect((await call('login', ADMINISTRATOR, from)).role).toBe('admin');
    expect((await call('login', VISITOR, from)).role).toBe('');
  });

  it('hands a visitor an empty role, whatever else the claims say', async () => {
    const account = await createAccount({ role: 'referee' });
    const { email, password } = account;
    expect((await call('login', { email, password }, from)).role).toBe('');
  });

  it('takes the e-mail in any case and with space around it', async () => {
    const { email, password, userId } = await createAccount();
    const user = await call('login', { email: ` ${email.toUpperCase()} `, password }, from);
    expect(user).toMatchObject({ userId, email });
  });

  it('takes the password as it was typed: no space around it, no other case, no part of it', async () => {
    const { email, password } = await createAccount();
    const others = [` ${password}`, `${password} `, password.toUpperCase(), password.toLowerCase()];
    for (const other of [...others, password.slice(0, -1), `${password}\u0000`]) {
      const answer = await callApi('login', { email, password: other }, from);
      expectFailure(answer, 'invalid_email_or_password');
    }
    expectSuccess(await callApi('login', { email, password }, from));
    const spaced = await createAccount({}, ' Corner Kick!1 ');
    expectSuccess(await callApi('login', { email: spaced.email, password: spaced.password }, from));
    const trimmed = await callApi('login', { email: spaced.email, password: spaced.password.trim() }, from);
    expectFailure(trimmed, 'invalid_email_or_password');
  });

  it('answers alike to a wrong password, an unknown e-mail and a disabled account', async () => {
    const { email } = await createAccount();
    const disabled = await createAccount();
    await disableAccount(disabled);
    const answers = [
      await callApi('login', { email, password: PASSWORD }, from),
      await callApi('login', { email: uniqueEmail(), password: PASSWORD }, from),
      await callApi('login', { email: disabled.email, password: disabled.password }, from),
    ];
    for (const answer of answers) expectFailure(answer, 'invalid_email_or_password');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    [{}, 'email_is_required', 'email'],
    [{ email: '' }, 'email_is_required', 'email'],
    [{ email: 7 }, 'must_be_text', 'email'],
    [{ email: 'nobody' }, 'invalid_email', 'email'],
    [{ email: `${'x'.repeat(250)}@a.ch` }, 'invalid_email', 'email'],
    [{ email: 'a@b.ch', password: '' }, 'password_is_required', 'password'],
    [{ email: 'a@b.ch', password: ['x'] }, 'must_be_text', 'password'],
    [{ email: 'a@b.ch', password: 'x'.repeat(129) }, 'password_too_long', 'password'],
  ] as const)('refuses %j', async (body, msg, path) => {
    const { status, errors } = await sendToApi('login', body, from);
    expect(status).toBe(422);
    expect(errors).toContainEqual({ msg, path });
  });

  it('keeps no answer in any cache', async () => {
    const { email, password } = await createAccount();
    const answer = await callApi('login', { email, password }, from);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

describe('refresh', () => {
  it('hands out a new session for a refresh token, with the role as it is now', async () => {
    const account = await createAccount();
    const { refreshToken } = await call('login', credentials(account), from);
    await setClaims(account, { role: 'admin' });
    const session = await call('refreshSession', { refreshToken }, from);
    expect(session).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      expiresAt: expect.any(String),
      role: 'admin',
    });
    expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.now());
    expectSuccess(await callApi('validateAccess', {}, { token: session.token }));
  });

  it('ends with the account', async () => {
    const account = await createAccount();
    const { refreshToken } = await call('login', credentials(account), from);
    await deleteAccount(account);
    expectFailure(await callApi('refreshSession', { refreshToken }, from), 'session_has_ended');
  });

  it('ends when the account is disabled', async () => {
    const account = await createAccount();
    const { refreshToken } = await call('login', credentials(account), from);
    await disableAccount(account);
    expectFailure(await callApi('refreshSession', { refreshToken }, from), 'session_has_ended');
  });

  it('gives a revoked session no way back to the admin calls', async () => {
    const account = await createAccount({ role: 'admin' });
    const { refreshToken } = await call('login', credentials(account), from);
    await revokeTokens(account);
    const answer = await callApi('refreshSession', { refreshToken }, from);
    const token = answer.status === 200 ? answer.data.token : 'none';
    expectFailure(await callApi('validateAccess', {}, { token }), 'token_is_not_valid');
  });

  it('knows no invented token', async () => {
    const answer = await callApi('refreshSession', { refreshToken: 'invented' }, from);
    expectFailure(answer, 'session_has_ended');
  });

  it.each([{}, { refreshToken: '' }, { refreshToken: 7 }, { refreshToken: 'x'.repeat(4_097) }])(
    'needs a token, and %j has none',
    async (body) => {
      const answer = await sendToApi('refreshSession', body, from);
      expectFailure(answer, 'refresh_token_is_required', 'refreshToken');
    },
  );
});

describe('register', () => {
  it('makes an account that can sign in and has no role', async () => {
    const { email, ...passwords } = registration();
    expect(await call('register', { email, ...passwords }, from)).toEqual({});
    const user = await call('login', { email, password: PASSWORD }, from);
    expect(user).toMatchObject({ email, role: '' });
    const answer = await callApi('validateAccess', {}, { token: user.token });
    expectFailure(answer, 'your_account_has_no_administrator_rights_yet');
  });

  it('gives no role to whoever asks for one', async () => {
    const body = registration({ role: 'admin' });
    expectSuccess(await sendToApi('register', body, from), 201);
    expect((await call('login', { email: body.email, password: PASSWORD }, from)).role).toBe('');
  });

  it('refuses an e-mail that has an account, in any case', async () => {
    const { email } = await createAccount();
    for (const known of [email, email.toUpperCase(), ` ${email}`]) {
      const answer = await callApi('register', registration({ email: known }), from);
      expectFailure(answer, 'email_already_exists', 'email');
    }
  });

  it('leaves the password of the known account as it was', async () => {
    const account = await createAccount();
    await callApi('register', registration({ email: account.email }), from);
    expect(await signIn(account)).toContain('.');
  });

  it('takes every special character of the rule, and a hyphen besides', async () => {
    for (const special of ['@', '$', '!', '%', '*', '?', '&', '-!']) {
      // Nothing that the names of other tests' cups, which have hexadecimal digits, could make.
      const password = `Xylophon1${special}`;
      await call('register', registration({ password, confirmationPassword: password }), from);
    }
  });

  it.each([
    ['no e-mail', { email: undefined }, 'email_is_required', 'email'],
    ['an e-mail that is none', { email: 'a@' }, 'invalid_email', 'email'],
    ['no password', { password: '' }, 'password_is_required', 'password'],
    ['7 characters', { password: 'Abcde1!' }, 'password_too_short', 'password'],
    ['129 characters', { password: `Aa1!${'x'.repeat(125)}` }, 'password_too_long', 'password'],
    ['no confirmation', { confirmationPassword: '' }, 'confirm_password_is_required', 'confirmationPassword'],
    [
      'another confirmation',
      { confirmationPassword: 'Other123!' },
      'passwords_must_match',
      'confirmationPassword',
    ],
  ] as const)('refuses %s', async (_, overrides, msg, path) => {
    const body = registration(overrides);
    const { status, errors } = await sendToApi('register', body, from);
    expect(status).toBe(422);
    expect(errors).toContainEqual({ msg, path });
  });

  it.each([
    ['no capital', 'abcdefg1!'],
    ['no lower case', 'ABCDEFG1!'],
    ['no digit', 'Abcdefgh!'],
    ['no special', 'Abcdefgh1'],
    ['a character of no kind', 'Abcdef1!_'],
    ['a hyphen for its only special', 'Abcdefg1-'],
    ['an umlaut', 'Äbcdefg1!x'],
    ['a space', 'Abc def1!'],
  ])('refuses a password with %s', async (_, password) => {
    const body = registration({ password, confirmationPassword: password });
    const answer = await callApi('register', body, from);
    expectFailure(answer, 'password_needs_upper_and_lower_case_a_digit_and_a_special_character', 'password');
    expect(await hasAccount(body.email)).toBe(false);
  });

  it('makes one account when the same e-mail registers ten times at once', async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => callApi('register', body, from)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect([409, 429, 503]).toContain(answer.status);
    }
  });
});
