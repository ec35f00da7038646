import { z } from 'zod';
import { confirmationSchema, emailSchema, newPasswordSchema } from '../account/fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';
import type { ErrorCode } from '../cup/error-codes';

const request = z
  .strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    confirmationPassword: confirmationSchema,
  })
  .refine(({ password, confirmationPassword }) => password === confirmationPassword, {
    error: 'passwords_must_match' satisfies ErrorCode,
    path: ['confirmationPassword'],
  });

export type RegisterRequest = z.input<typeof request>;

export type RegisterResponse = NoData;

export const registerContract: Contract<typeof request, RegisterResponse> = {
  ...ENDPOINTS.register,
  request,
};
