import { z } from 'zod';
import { confirmationSchema, emailSchema, newPasswordSchema, passwordSchema } from '../account/fields';
import { textField } from '../cup/fields';
import { MAX_DISPLAY_NAME_LENGTH } from '../cup/limits';
import { contract, contractsOf } from './contract';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { languageSchema } from '../cup/record-fields';
import { maxLength, minLength } from '../cup/length';

/** The limit is larger than any refresh token of Firebase Auth. */
const MAX_REFRESH_TOKEN_LENGTH = 4_096;

const REFRESH_TOKEN_MISSING: ErrorCode = 'refresh_token_is_required';

/** The limit is larger than the code of any mail of Firebase Auth, and than the key of an invitation. */
const MAX_CODE_LENGTH = 512;

function codeField(notValid: ErrorCode) {
  return z
    .string({ error: notValid })
    .check(minLength(1, { error: notValid }))
    .check(maxLength(MAX_CODE_LENGTH, { error: notValid }));
}

const newPassword = { password: newPasswordSchema, confirmationPassword: confirmationSchema };

const isConfirmed = (request: { readonly password: string; readonly confirmationPassword: string }) =>
  request.password === request.confirmationPassword;

const notConfirmed = { error: 'passwords_must_match' satisfies ErrorCode, path: ['confirmationPassword'] };

export const accountContracts = contractsOf({
  login: contract(z.strictObject({ email: emailSchema, password: passwordSchema })),

  refreshSession: contract(
    z.strictObject({
      refreshToken: z
        .string({ error: REFRESH_TOKEN_MISSING })
        .check(minLength(1, { error: REFRESH_TOKEN_MISSING }))
        .check(maxLength(MAX_REFRESH_TOKEN_LENGTH, { error: REFRESH_TOKEN_MISSING })),
    }),
  ),

  register: contract(
    z.strictObject({ email: emailSchema, ...newPassword }).refine(isConfirmed, notConfirmed),
  ),

  requestPasswordReset: contract(
    z
      .strictObject({ email: emailSchema, language: languageSchema.optional() })
      .describe('The answer is the same, and takes as long, whether there is such an account or not.'),
  ),

  resetPassword: contract(
    z
      .strictObject({ code: codeField('reset_code_is_not_valid'), ...newPassword })
      .refine(isConfirmed, notConfirmed)
      .describe('`code` is that of the mail. All sessions of the account end.'),
  ),

  updateAccount: contract(
    z.strictObject({
      displayName: textField({
        missing: 'display_name_is_mandatory',
        max: [MAX_DISPLAY_NAME_LENGTH, 'display_name_must_be_at_most_50_characters_long'],
      }),
    }),
  ),

  changePassword: contract(
    z
      .strictObject({ currentPassword: passwordSchema, ...newPassword })
      .refine(isConfirmed, notConfirmed)
      .describe('All other sessions of the account end.'),
  ),

  endOwnSessions: contract(z.strictObject({})),

  acceptInvitation: contract(
    z
      .strictObject({ key: codeField('invitation_is_not_valid') })
      .describe('The role is in the next token: refresh the session.'),
  ),

  validateAccess: contract(z.strictObject({})),
});
