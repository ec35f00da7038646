/** One reason why the server refused a call: a stable code and, if the reason concerns a field, the name of that field. */
export interface ErrorItem {
  readonly msg: string;
  readonly path?: string;
}

interface ApiErrorDetails {
  readonly status: number | null;
  readonly items?: readonly ErrorItem[];
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A call that did not succeed. `status` is null when there was no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | null;
  readonly items: readonly ErrorItem[];
  readonly data: unknown;

  constructor({ status, items = [], data, cause }: ApiErrorDetails) {
    const codes = items.map(({ msg }) => msg).join(', ');
    super(`${status ?? 'no answer'} ${codes}`.trim(), { cause });
    this.status = status;
    this.items = items;
    this.data = data;
  }
}

/** Returns whether the requested object does not exist, or cannot exist under this address. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** Returns whether the same call may succeed later, because there was no answer or the server had a problem. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429);
}
