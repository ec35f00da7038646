import { describe, expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { loginSchema, registerSchema } from './session-schemas';

type Schema = typeof loginSchema | typeof registerSchema;

/** Returns the first message of each field, as the form shows it. */
async function firstMessages(schema: Schema, values: object): Promise<Record<string, string>> {
  const error = await schema.validate(values, { abortEarly: false }).then(
    () => null,
    (failure: ValidationError) => failure,
  );
  const messages: Record<string, string> = {};
  for (const { path = '', message } of error?.inner ?? []) messages[path] ??= message;
  return messages;
}

const VALID = 'Futsal@2026!';
const CHARACTERS =
  'The password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (such as @, $, !, %, *, ?, &).';

describe('logging in', () => {
  test('login asks for both fields', async () => {
    const messages = await firstMessages(loginSchema, { email: '', password: '' });
    expect(messages).toEqual({ email: 'email is required', password: 'password is required' });
  });

  test('login refuses what is no e-mail address', async () => {
    const messages = await firstMessages(loginSchema, { email: 'anna at home', password: 'x' });
    expect(messages).toEqual({ email: 'invalid email' });
  });

  test('login accepts a password of any length: an old one may be short', async () => {
    expect(await firstMessages(loginSchema, { email: 'a@b.test', password: 'x' })).toEqual({});
  });
});

describe('registering', () => {
  async function messageFor(password: string, confirmationPassword = password) {
    const values = { email: 'a@b.test', password, confirmationPassword };
    return firstMessages(registerSchema, values);
  }

  test('an empty password is reported as missing', async () => {
    expect(await messageFor('')).toEqual({
      password: 'password is required',
      confirmationPassword: 'confirm password is required',
    });
  });

  test('a short password is reported as short before its characters are checked', async () => {
    expect(await messageFor('abc')).toEqual({ password: 'password too short' });
  });

  test.each(['futsal2026!', 'FUTSAL2026!', 'FutsalCup!', 'FutsalCup2026', 'Futsal-Cup-2026'])(
    '%s is refused for what it lacks',
    async (password) => {
      expect(await messageFor(password)).toEqual({ password: CHARACTERS });
    },
  );

  test.each(['Futsal Cup 2026!', 'Futsal#2026', 'Fütsal2026!', 'Futsal_2026!'])(
    '%s is refused for a character in it, and is told which ones are allowed',
    async (password) => {
      expect(await messageFor(password)).toEqual({
        password: `${CHARACTERS} Nothing else is allowed but the letters a to z, numbers, these characters and -.`,
      });
    },
  );

  test.each(['Admin-2026!', 'Visitor-2026!'])(
    '%s of the seed could have been registered',
    async (password) => {
      expect(await messageFor(password)).toEqual({});
    },
  );

  test('the confirmation must be the same password', async () => {
    expect(await messageFor(VALID, `${VALID}x`)).toEqual({ confirmationPassword: 'passwords must match' });
  });

  test('a good password is accepted', async () => {
    expect(await messageFor(VALID)).toEqual({});
  });
});
