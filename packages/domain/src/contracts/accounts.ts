import { z } from 'zod';
import { confirmationSchema, emailSchema, newPasswordSchema, passwordSchema } from '../account/fields';
import { answer, contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { ErrorCode } from '../cup/error-codes';
import type { SessionView, StoredUserView } from './views';

/** More than any refresh token of Firebase Auth has. */
const MAX_REFRESH_TOKEN_LENGTH = 4_096;

const REFRESH_TOKEN_MISSING: ErrorCode = 'refresh_token_is_required';

export const accountContracts = {
  login: contract(
    ENDPOINTS.login,
    z.strictObject({ email: emailSchema, password: passwordSchema }),
    answer<StoredUserView>(),
  ),

  refreshSession: contract(
    ENDPOINTS.refreshSession,
    z.strictObject({
      refreshToken: z
        .string({ error: REFRESH_TOKEN_MISSING })
        .min(1, { error: REFRESH_TOKEN_MISSING })
        .max(MAX_REFRESH_TOKEN_LENGTH, { error: REFRESH_TOKEN_MISSING }),
    }),
    answer<SessionView>(),
  ),

  register: contract(
    ENDPOINTS.register,
    z
      .strictObject({
        email: emailSchema,
        password: newPasswordSchema,
        confirmationPassword: confirmationSchema,
      })
      .refine(({ password, confirmationPassword }) => password === confirmationPassword, {
        error: 'passwords_must_match' satisfies ErrorCode,
        path: ['confirmationPassword'],
      }),
  ),

  validateAccess: contract(ENDPOINTS.validateAccess, z.strictObject({})),
};
