/** One reason why the server refused: a stable code and, where there is one, the field it is about. */
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

/** The server knows who is asking and says no, or does not accept who is asking. */
export function isAccessFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** What was asked for does not exist, or what the address names could not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** The same call may succeed later: no answer, or a server in trouble. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429);
}
