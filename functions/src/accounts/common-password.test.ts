import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password';

describe('a password that everybody tries first', () => {
  it.each([
    'P@ssw0rd',
    'Password1!',
    'Passw0rd!',
    'Football2026!',
    '!QAZ2wsx',
    'Dragon99!',
    'Sunshine!1',
    '1!Qwerty',
  ])('is %s', async (password) => expect(await isCommonPassword(password)).toBe(true));

  it.each(['OffsideRule1!', 'CornerKick!1', 'Dragon-and-Lion1!', 'Zx9!kLm2$qW', 'Dragon!83920174'])(
    'is not %s',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );
});
