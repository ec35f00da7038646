/** The path of the API on the site's own origin. */
export const API_ROOT = '/api';

/** The list of tournaments, under `API_ROOT`. */
export const TOURNAMENTS_ADDRESS = '/tournaments/get-all';

/** A view of a tournament, by its `viewId`, or something about it, under `API_ROOT`. */
export function cupAddress(view: string, about = ''): string {
  return `/tournaments/${view.replace(/\?|$/, (before) => about + before)}`;
}
