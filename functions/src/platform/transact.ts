import { setTimeout as wait } from 'node:timers/promises';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { apiError } from './api-error';

const MAX_ATTEMPTS = 10;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 1_000;
const RETRY_AFTER_SECONDS = 2;

const ABORTED = 10;

function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ABORTED;
}

/** Up to twice the last pause, by chance, so that those who collided do not meet again. */
function pauseAfter(attempt: number): number {
  return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
}

/**
 * Runs `work` in one transaction, again when another one got in its way. The SDK would do so itself, but pauses for whole
 * seconds and also repeats a commit whose answer was lost, which then meets its own work as somebody else's.
 */
export async function transact<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.runTransaction(work, { maxAttempts: 1 });
    } catch (error) {
      if (!isContention(error)) throw error;
      if (attempt === MAX_ATTEMPTS) {
        throw apiError('busy_try_again', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
      }
      await wait(pauseAfter(attempt));
    }
  }
}
