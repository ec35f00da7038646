import { setTimeout as wait } from 'node:timers/promises';
import { apiError, type ApiError } from '../platform/api-error';

interface Patience {
  readonly attempts: number;
  readonly longestPauseMs: number;
}

/** The limits on the attempts for a call of the API, whose caller waits for the answer. */
const OF_A_CALL: Patience = { attempts: 10, longestPauseMs: 1_000 };
const FIRST_PAUSE_MS = 20;
const RETRY_AFTER_SECONDS = 2;

/** The codes of Firestore for a commit that lost against another one. */
const CONFLICTS = new Set<unknown>([
  5, // NOT_FOUND: the document was deleted
  6, // ALREADY_EXISTS: the document was created
  9, // FAILED_PRECONDITION: the document was changed
  10, // ABORTED: another commit holds the document
]);

export function busy(cause?: unknown): ApiError {
  return apiError('busy_try_again', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(error.code);
}

/** Returns a random pause up to a limit that doubles with each attempt, so that colliding calls do not collide again. */
function pauseAfter(attempt: number, longestMs: number): number {
  return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, longestMs);
}

/**
 * Runs `work`, which reads, decides and commits on the condition that nothing of what it read has changed, and runs it again after a
 * conflict (docs/decisions/0005-optimistic-commits.md).
 */
export async function retryConflicts<Result>(
  work: () => Promise<Result>,
  { attempts, longestPauseMs } = OF_A_CALL,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!isConflict(cause)) throw cause;
      if (attempt === attempts) throw busy(cause);
      await wait(pauseAfter(attempt, longestPauseMs));
    }
  }
}
