import { PROJECT_ID } from '@futsal-cup/tools/project';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshAddress } from '../support/addresses';
import { call, callApi, expectFailure, expectSuccess, type CallOptions } from '../support/call-api';
import { createAccount, deleteAccount, disableAccount, signIn, uniqueEmail } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';

const NEW = { password: 'HalfTime-7!', confirmationPassword: 'HalfTime-7!' };

let from: CallOptions;

beforeEach(() => {
  from = { headers: freshAddress() };
});

interface Mailed {
  readonly email: string;
  readonly oobCode: string;
}

/** Reads the mails to an address; the Auth emulator keeps its mails and sends none. */
async function mailedTo(email: string): Promise<Mailed[]> {
  const url = `http://${testStack().authHost}/emulator/v1/projects/${PROJECT_ID}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as { readonly oobCodes: readonly Mailed[] };
  return oobCodes.filter((mail) => mail.email === email);
}

describe('a password that was forgotten', () => {
  it('is set by the code of the mail, once, and every session ends', async () => {
    const account = await createAccount();
    const before = await signIn(account);
    await call('requestPasswordReset', { email: account.email, language: 'de' }, from);
    const [mail] = await mailedTo(account.email);
    const code = mail?.oobCode ?? '';
    await call('resetPassword', { code, ...NEW }, from);
    expect(await call('login', { email: account.email, password: NEW.password }, from)).toMatchObject({
      userId: account.userId,
    });
    const old = await callApi('login', { email: account.email, password: account.password }, from);
    expectFailure(old, 'invalid_email_or_password');
    expectFailure(await callApi('resetPassword', { code, ...NEW }, from), 'reset_code_is_not_valid', 'code');
    expectFailure(
      await callApi('updateAccount', { displayName: 'Ada' }, { token: before }),
      'token_is_not_valid',
    );
  });

  it(
    'is answered alike and as late, whether there is an account or not, or it is closed',
    { tags: ['long'] },
    async () => {
      const known = await createAccount();
      const closed = await createAccount();
      await disableAccount(closed);
      const gone = await createAccount();
      await deleteAccount(gone);
      const answers = await Promise.all(
        [known.email, closed.email, gone.email, uniqueEmail()].map(async (email) => {
          const begun = performance.now();
          const { status, text } = await callApi(
            'requestPasswordReset',
            { email },
            { headers: freshAddress() },
          );
          return { answer: `${status} ${text}`, isEarly: performance.now() - begun < 1_990 };
        }),
      );
      expect(new Set(answers.map(({ answer }) => answer))).toEqual(
        new Set(['200 {"success":true,"data":{}}']),
      );
      expect(answers.filter(({ isEarly }) => isEarly)).toEqual([]);
      expect(await mailedTo(known.email)).toHaveLength(1);
    },
  );

  it(
    'is asked for five times an hour, by whomever, for an address that has an account or not',
    { tags: ['long'] },
    async () => {
      for (const email of [(await createAccount()).email, uniqueEmail()]) {
        const asked = Array.from({ length: 6 }, () =>
          callApi('requestPasswordReset', { email }, { headers: freshAddress() }),
        );
        const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    },
  );

  it.each(['', 'none'])('is not set by the code %j', async (code) => {
    expectFailure(await callApi('resetPassword', { code, ...NEW }, from), 'reset_code_is_not_valid', 'code');
  });
});

describe('changing one’s password', () => {
  it('asks for the present one, ends the other sessions and goes on here', async () => {
    const account = await createAccount();
    const [here, elsewhere] = [await signIn(account), await signIn(account)];
    const { token } = await call(
      'changePassword',
      { currentPassword: account.password, ...NEW },
      { ...from, token: here },
    );
    expectSuccess(await callApi('updateAccount', { displayName: 'Ada' }, { token }));
    for (const ended of [here, elsewhere]) {
      expectFailure(
        await callApi('updateAccount', { displayName: 'Ada' }, { token: ended }),
        'token_is_not_valid',
      );
    }
  });

  it('is open to who is signed in, however often others fail to log in to the account', async () => {
    const account = await createAccount();
    const token = await signIn(account);
    for (const network of [freshAddress(), freshAddress(), freshAddress()]) {
      const guess = { email: account.email, password: 'WrongGuess-1!' };
      await Promise.all(Array.from({ length: 10 }, () => callApi('login', guess, { headers: network })));
    }
    const login = { email: account.email, password: account.password };
    expectFailure(await callApi('login', login, from), 'too_many_attempts');
    const request = { currentPassword: account.password, ...NEW };
    expectSuccess(await callApi('changePassword', request, { ...from, token }));
  });

  it('is refused with a wrong one, as often as a login may fail', async () => {
    const account = await createAccount();
    const token = await signIn(account);
    const guess = () =>
      callApi('changePassword', { currentPassword: 'WrongGuess-1!', ...NEW }, { ...from, token });
    expectFailure(await guess(), 'current_password_is_wrong', 'currentPassword');
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect(await signIn(account)).toContain('.');
  });

  it('takes none that everybody tries first', async () => {
    const account = await createAccount();
    const token = await signIn(account);
    const common = { password: 'Password1!', confirmationPassword: 'Password1!' };
    const request = { currentPassword: account.password, ...common };
    expectFailure(
      await callApi('changePassword', request, { ...from, token }),
      'password_is_too_common',
      'password',
    );
    const registration = { email: uniqueEmail(), ...common };
    expectFailure(await callApi('register', registration, from), 'password_is_too_common', 'password');
  });

  it.each(['Futsal2026!', 'Basel2026!', 'Fussball1!', 'FcLimmatFutsal1!'])(
    'takes none that is expected of a club with a cup: %s',
    async (password) => {
      const account = await createAccount();
      const token = await signIn(account);
      const expected = { password, confirmationPassword: password };
      const request = { currentPassword: account.password, ...expected };
      const msg = 'password_is_easy_to_guess_here';
      expectFailure(await callApi('changePassword', request, { ...from, token }), msg, 'password');
      const registration = { email: uniqueEmail(), ...expected };
      expectFailure(await callApi('register', registration, from), msg, 'password');
      expectFailure(await callApi('resetPassword', { code: 'none', ...expected }, from), msg, 'password');
    },
  );

  it('takes none that is the address of the account', async () => {
    const password = 'Zaugg-2026!';
    const registration = { email: 'zaugg@example.ch', password, confirmationPassword: password };
    expectFailure(
      await callApi('register', registration, from),
      'password_is_easy_to_guess_here',
      'password',
    );
  });

  it('wants the new one twice', async () => {
    const account = await createAccount();
    const request = { currentPassword: account.password, ...NEW, confirmationPassword: 'Other-2026!' };
    const answer = await callApi('changePassword', request, { ...from, token: await signIn(account) });
    expectFailure(answer, 'passwords_must_match', 'confirmationPassword');
  });
});
