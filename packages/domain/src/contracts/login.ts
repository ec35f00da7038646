import { z } from 'zod';
import { emailSchema, passwordSchema } from '../account/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { StoredUserView } from './views';

const request = z.strictObject({ email: emailSchema, password: passwordSchema });

export type LoginRequest = z.input<typeof request>;

export type LoginResponse = StoredUserView;

export const loginContract: Contract<typeof request, LoginResponse> = { ...ENDPOINTS.login, request };
