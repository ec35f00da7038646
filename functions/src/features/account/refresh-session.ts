import type { SessionView } from '@futsal-cup/domain/contracts/views';
import { apiError, ApiError } from '../../platform/api-error';
import type { Dependencies } from '../../platform/dependencies';
import { refreshTokens } from '../../platform/identity-toolkit';
import { verifyToken } from '../../platform/verify-token';
import { presentSession } from './present-session';

const ENDED = new Set(['INVALID_REFRESH_TOKEN', 'TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND']);

/** A session that was revoked gets no new token, even where the refresh token would still give one. */
export async function refreshSession(
  { environment, accounts }: Dependencies,
  refreshToken: string,
): Promise<SessionView> {
  const answer = await refreshTokens(environment, refreshToken);
  if ('rejected' in answer) {
    if (ENDED.has(answer.rejected)) throw apiError('session_has_ended');
    throw new Error(`Firebase Auth refuses to refresh anything: ${answer.rejected}`);
  }
  try {
    return presentSession(answer, await verifyToken(accounts, answer.idToken));
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) throw apiError('session_has_ended', { cause });
    throw cause;
  }
}
