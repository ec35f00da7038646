/** As the router names the page that somebody has opened the site on. */
const FIRST_PAGE = 'default';

let lastStepTo: string | null = null;

/** @param state - Of the page in the history: what the router keeps there, its key among it. */
export function noteHistoryStep(state: unknown): void {
  const { key = FIRST_PAGE } = (state ?? {}) as { readonly key?: string };
  lastStepTo = key;
}

/** @internal For tests, which share it. */
export function forgetHistorySteps(): void {
  lastStepTo = null;
}

/** Whether somebody has gone back or forward since the site was opened. To the router, that itself is a step through the history. */
export function hasSteppedInHistory(): boolean {
  return lastStepTo !== null;
}

/** Whether the page with this key was come to by going back or forward, and not by a link. */
export function isSteppedTo(key: string): boolean {
  return lastStepTo === key;
}
