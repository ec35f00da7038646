import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { ERROR_CODES, type ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';

interface Extras {
  /** The record as it is now, for `changed_by_someone_else`. */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A failure that the caller may know about. Anything else that is thrown is a defect, and its details are not answered. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly errors: readonly [ErrorItem, ...ErrorItem[]],
    readonly extras: Extras = {},
  ) {
    super(errors.map(({ msg }) => msg).join(', '), { cause: extras.cause });
    this.name = 'ApiError';
    this.status = ERROR_CODES[errors[0].msg].status;
  }
}

export function apiError(msg: ErrorCode, extras?: Extras): ApiError {
  return new ApiError([{ msg }], extras);
}
