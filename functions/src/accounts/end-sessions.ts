import type { Auth } from 'firebase-admin/auth';
import { setTimeout as wait } from 'node:timers/promises';

/** Firebase Auth notes in whole seconds from when on sessions count. */
const A_SECOND_MS = 1_000;

/**
 * Ends every session of an account: no token from before is valid from the next request on. Twice, because a session that began
 * within the same second counts as a later one.
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
