import { describe, expect, test } from 'vitest';
import { ACCOUNT_TEXTS } from '@futsal-cup/domain/account/credentials';
import { type AccountRules, loginRules, registerRules } from './account-rules';

/** Returns the English text of each field's problem, as the form shows it. */
function messagesOf<Name extends string>(
  rules: AccountRules<Name>,
  values: Record<Name, string>,
): Record<string, string> {
  const problems = (Object.keys(rules) as Name[]).map(
    (name) => [name, rules[name](values[name], values)] as const,
  );
  return Object.fromEntries(
    problems.flatMap(([name, problem]) => (problem ? [[name, ACCOUNT_TEXTS[problem]]] : [])),
  );
}

const VALID = 'Futsal@2026!';
const CHARACTERS =
  'The password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (such as @, $, !, %, *, ?, &).';

describe('logging in', () => {
  test('login asks for both fields', () => {
    const messages = messagesOf(loginRules, { email: '', password: '' });
    expect(messages).toEqual({ email: 'email is required', password: 'password is required' });
  });

  test('login refuses what is no e-mail address', () => {
    const messages = messagesOf(loginRules, { email: 'anna at home', password: 'x' });
    expect(messages).toEqual({ email: 'invalid email' });
  });

  test('login takes an e-mail address with a space before or after it', () => {
    expect(messagesOf(loginRules, { email: ' a@b.test ', password: 'x' })).toEqual({});
  });

  test('login accepts a password of any length: an old one may be short', () => {
    expect(messagesOf(loginRules, { email: 'a@b.test', password: 'x' })).toEqual({});
  });
});

describe('registering', () => {
  function messageFor(password: string, confirmationPassword = password) {
    const values = { email: 'a@b.test', password, confirmationPassword };
    return messagesOf(registerRules, values);
  }

  test('an empty password is reported as missing', () => {
    expect(messageFor('')).toEqual({
      password: 'password is required',
      confirmationPassword: 'confirm password is required',
    });
  });

  test('a short password is reported as short before its characters are checked', () => {
    expect(messageFor('abc')).toEqual({ password: 'password too short' });
  });

  test.each(['futsal2026!', 'FUTSAL2026!', 'FutsalCup!', 'FutsalCup2026', 'Futsal-Cup-2026'])(
    '%s is refused for what it lacks',
    (password) => {
      expect(messageFor(password)).toEqual({ password: CHARACTERS });
    },
  );

  test.each(['Futsal Cup 2026!', 'Futsal#2026', 'Fütsal2026!', 'Futsal_2026!'])(
    '%s is refused for a character in it, and is told which ones are allowed',
    (password) => {
      expect(messageFor(password)).toEqual({
        password: `${CHARACTERS} Nothing else is allowed but the letters a to z, numbers, these characters and -.`,
      });
    },
  );

  test.each(['Admin-2026!', 'Visitor-2026!'])('%s of the seed could have been registered', (password) => {
    expect(messageFor(password)).toEqual({});
  });

  test('the confirmation must be the same password', () => {
    expect(messageFor(VALID, `${VALID}x`)).toEqual({ confirmationPassword: 'passwords must match' });
  });

  test('a good password is accepted', () => {
    expect(messageFor(VALID)).toEqual({});
  });
});
