import type { Auth } from 'firebase-admin/auth';
import { setTimeout as wait } from 'node:timers/promises';

/** Firebase Auth stores the time since which sessions are valid in whole seconds. */
const A_SECOND_MS = 1_000;

/**
 * Ends every session of an account: no earlier token is valid from the next request on. It revokes twice, because a session that began
 * within the same second still counts as valid after the first revocation.
 */
export async function endSessions(
  auth: Pick<Auth, 'revokeRefreshTokens'>,
  userId: string,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<void> {
  await auth.revokeRefreshTokens(userId);
  await pause(A_SECOND_MS);
  await auth.revokeRefreshTokens(userId);
}
