import { z } from 'zod';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { ErrorCode } from '../cup/error-codes';
import type { SessionView } from './views';

const request = z.strictObject({
  refreshToken: z
    .string({ error: 'refresh_token_is_required' satisfies ErrorCode })
    .min(1, { error: 'refresh_token_is_required' satisfies ErrorCode })
    .max(4_096, { error: 'refresh_token_is_required' satisfies ErrorCode }),
});

export type RefreshSessionRequest = z.input<typeof request>;

export type RefreshSessionResponse = SessionView;

export const refreshSessionContract: Contract<typeof request, RefreshSessionResponse> = {
  ...ENDPOINTS.refreshSession,
  request,
};
