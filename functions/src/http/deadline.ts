import { apiError } from '../platform/api-error';

/** This is longer than an answer takes for a busy cup, and well below the minute after which Hosting gives up. */
const DEADLINE_MS = 15_000;
const RETRY_AFTER_SECONDS = 5;

/** Limits how long a call takes: Firestore and Firebase Auth go on trying to reach a lost service for most of a minute. */
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
