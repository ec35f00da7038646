import { ApiError, isPassing } from '../../shelf/api/api-error';

/** Says what a failed call means for its entries. */
export type Failure =
  /** The same call may succeed later, but not before the pause from Retry-After, in milliseconds. */
  | { readonly kind: 'passing'; readonly pause: number | null }
  /** The server rejects the access. */
  | { readonly kind: 'access'; readonly code: string }
  /** The server refuses the entries. */
  | { readonly kind: 'refused'; readonly code: string };

/** An error whose answer has a Retry-After, in milliseconds. */
export class AskLaterError extends ApiError {
  readonly pause: number;

  constructor({ status, items, data }: ApiError, pause: number) {
    super({ status, items, data });
    this.pause = pause;
  }
}

/**
 * These codes are about one entry, which is for another match or was made after the end of the link; earlier entries are still accepted.
 */
const ABOUT_AN_ENTRY = ['match_is_not_of_this_link', 'scorer_link_has_expired'];

export function readFailure(error: unknown): Failure {
  const code = error instanceof ApiError ? error.items[0]?.msg : undefined;
  // A refusal without a code does not come from the API but from something in between, such as the log-in page of a
  // hall's network. An error without any answer may be a bug of ours. The entries stay, and are sent again.
  if (!(error instanceof ApiError) || code === undefined || isPassing(error)) {
    return { kind: 'passing', pause: error instanceof AskLaterError ? error.pause : null };
  }
  const isAccess = error.status === 401 || (error.status === 403 && !ABOUT_AN_ENTRY.includes(code));
  return { kind: isAccess ? 'access' : 'refused', code };
}
