import { ApiError, isPassing } from '../../shared/api/api-error';

/** What a failed call means for the entries that it brought. */
export type Failure =
  /** The same call may succeed later. */
  | { readonly kind: 'passing' }
  /** The server does not accept who is asking. */
  | { readonly kind: 'access'; readonly code: string }
  /** It refuses what was sent. */
  | { readonly kind: 'refused'; readonly code: string };

/** About an entry: it is for another match, or was made after the end of the link, which still takes those from before. */
const ABOUT_AN_ENTRY = ['match_is_not_of_this_link', 'scorer_link_has_expired'];

export function readFailure(error: unknown): Failure {
  // What is no answer of the server may be our own mistake: the entries stay, and are tried again.
  if (!(error instanceof ApiError) || isPassing(error)) return { kind: 'passing' };
  const code = error.items[0]?.msg ?? String(error.status);
  const isAccess = error.status === 401 || (error.status === 403 && !ABOUT_AN_ENTRY.includes(code));
  return { kind: isAccess ? 'access' : 'refused', code };
}
