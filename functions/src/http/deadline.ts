import { apiError } from '../platform/api-error';

/** Well before Hosting gives up after a minute, and after any cup that is merely busy has answered. */
const DEADLINE_MS = 15_000;
const RETRY_AFTER_SECONDS = 5;

/** Firestore and Firebase Auth try for most of a minute to reach a service that is gone; nobody waits that long for a page. */
export async function withinDeadline<Result>(
  work: Promise<Result>,
  milliseconds: number = DEADLINE_MS,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const cause = new Error(`No answer within ${milliseconds} ms.`);
      reject(apiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause }));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
