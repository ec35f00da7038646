/** The router's key for the first page of the visit. */
const FIRST_PAGE = 'default';

let lastStepTo: string | null = null;

/**
 * Notes a step through the history.
 *
 * @param state - The router's state of the page in the history. It contains the key of the page.
 */
export function noteHistoryStep(state: unknown): void {
  const { key = FIRST_PAGE } = (state ?? {}) as { readonly key?: string };
  lastStepTo = key;
}

/** @internal Resets the state that the tests of a file share. */
export function forgetHistorySteps(): void {
  lastStepTo = null;
}

/**
 * Returns whether somebody has gone back or forward since the site was opened. The opening itself does not count, although the
 * router treats it as a step through the history.
 */
export function hasSteppedInHistory(): boolean {
  return lastStepTo !== null;
}

/** Returns whether the page with this key was reached by going back or forward, and not by a link. */
export function isSteppedTo(key: string): boolean {
  return lastStepTo === key;
}
