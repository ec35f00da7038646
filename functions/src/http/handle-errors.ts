import type { FailureAnswer } from '@futsal-cup/domain/cup/result';
import type { ErrorRequestHandler, Response } from 'express';
import { apiError, ApiError } from '../platform/api-error';
import type { Logger } from '../platform/environment';

const UNAVAILABLE_CODES = new Set<unknown>([
  4, // DEADLINE_EXCEEDED
  14, // UNAVAILABLE
]);
const RETRY_AFTER_SECONDS = 5;

/** After a restart Firestore answers INVALID_ARGUMENT to transactions that began before the restart; trying again helps. */
function isLostTransaction(error: Error & { readonly code: unknown }): boolean {
  return error.code === 3 && /transaction/i.test(error.message);
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return UNAVAILABLE_CODES.has(error.code) || isLostTransaction(error);
}

/** Whether a path cannot be decoded, for which Express itself throws an error. */
function isBadPath(error: unknown): boolean {
  return error instanceof URIError;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isBadPath(error)) return apiError('endpoint_not_found');
  return isUnavailable(error)
    ? apiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
    : apiError('unexpected_error', { cause: error });
}

function answer(response: Response, { status, errors, extras }: ApiError): void {
  const body: FailureAnswer =
    extras.current === undefined
      ? { success: false, errors }
      : { success: false, errors, data: { current: extras.current } };
  if (extras.retryAfterSeconds !== undefined) {
    response.setHeader('Retry-After', String(extras.retryAfterSeconds));
  }
  response.removeHeader('ETag');
  response.setHeader('Cache-Control', 'no-store');
  response.status(status).json(body);
}

/** Answers with the errors that the caller may see. The cause of a server error goes only into the log, with its stack. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = toApiError(thrown);
    if (error.status >= 500) {
      const { cause = error } = error;
      const details = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
      const log = error.status === 500 ? logger.error : logger.warn;
      log(error.message, { method: request.method, path: request.path, details });
    }
    answer(response, error);
  };
}
