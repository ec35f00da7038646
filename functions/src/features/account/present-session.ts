import type { SessionView } from '@futsal-cup/domain/contracts/views';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { toInstant } from '../../platform/clock';
import type { Tokens } from '../../platform/identity-toolkit';
import { roleOf } from '../../platform/verify-token';

export function presentSession({ idToken, refreshToken }: Tokens, token: DecodedIdToken): SessionView {
  return { token: idToken, refreshToken, expiresAt: toInstant(token.exp * 1_000), role: roleOf(token) };
}
