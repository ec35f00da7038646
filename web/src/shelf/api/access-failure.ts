import { ApiError } from './api-error';

/** Returns whether the server denied access, or did not accept the login of the request. */
export function isAccessFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
