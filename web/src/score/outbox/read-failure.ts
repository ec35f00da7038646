import { ApiError, isPassing } from '../../shelf/api/api-error';

/** What a failed call means for the entries that it brought. */
export type Failure =
  /** The same call may succeed later, not before the pause that the server has asked for, in milliseconds. */
  | { readonly kind: 'passing'; readonly pause: number | null }
  /** The server does not accept who is asking. */
  | { readonly kind: 'access'; readonly code: string }
  /** It refuses what was sent. */
  | { readonly kind: 'refused'; readonly code: string };

/** An answer that says when to ask again, in milliseconds. */
export class AskLaterError extends ApiError {
  readonly pause: number;

  constructor({ status, items, data }: ApiError, pause: number) {
    super({ status, items, data });
    this.pause = pause;
  }
}

/** About an entry: it is for another match, or was made after the end of the link, which still takes those from before. */
const ABOUT_AN_ENTRY = ['match_is_not_of_this_link', 'scorer_link_has_expired'];

export function readFailure(error: unknown): Failure {
  const code = error instanceof ApiError ? error.items[0]?.msg : undefined;
  // What says no without a code is not the API but something before it, such as the log-in page of a hall's network; and what
  // is no answer at all may be our own mistake. The entries stay, and are tried again.
  if (!(error instanceof ApiError) || code === undefined || isPassing(error)) {
    return { kind: 'passing', pause: error instanceof AskLaterError ? error.pause : null };
  }
  const isAccess = error.status === 401 || (error.status === 403 && !ABOUT_AN_ENTRY.includes(code));
  return { kind: isAccess ? 'access' : 'refused', code };
}
