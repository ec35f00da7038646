import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import {
  hasPasswordCharacters,
  isEmail,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './credentials';
import { maxLength, minLength } from '../cup/length';

/** A required text that is stored as it was typed, because the spaces of a password count. */
function requiredText(missing: ErrorCode) {
  return z
    .string({
      error: ({ input }): ErrorCode => (input === undefined || input === null ? missing : 'must_be_text'),
    })
    .check(minLength(1, { error: missing, abort: true }));
}

export const emailSchema = z
  .string({
    error: ({ input }): ErrorCode =>
      input === undefined || input === null ? 'email_is_required' : 'must_be_text',
  })
  .trim()
  .check(minLength(1, { error: 'email_is_required' satisfies ErrorCode, abort: true }))
  .check(maxLength(MAX_EMAIL_LENGTH, { error: 'invalid_email' satisfies ErrorCode, abort: true }))
  .refine(isEmail, { error: 'invalid_email' satisfies ErrorCode })
  .describe('e-mail');

export const passwordSchema = requiredText('password_is_required').check(
  maxLength(MAX_PASSWORD_LENGTH, {
    error: 'password_too_long' satisfies ErrorCode,
    abort: true,
  }),
);

export const newPasswordSchema = passwordSchema
  .check(minLength(MIN_PASSWORD_LENGTH, { error: 'password_too_short' satisfies ErrorCode, abort: true }))
  .refine(hasPasswordCharacters, {
    error: 'password_needs_upper_and_lower_case_a_digit_and_a_special_character' satisfies ErrorCode,
  })
  .describe(
    `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters: a-z, A-Z, 0-9 and @$!%*?&, one of each; also -`,
  );

export const confirmationSchema = requiredText('confirm_password_is_required').check(
  maxLength(MAX_PASSWORD_LENGTH, {
    error: 'passwords_must_match' satisfies ErrorCode,
  }),
);
