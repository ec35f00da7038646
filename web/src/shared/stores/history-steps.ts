let hasStepped = false;

export function noteHistoryStep(): void {
  hasStepped = true;
}

/** Whether somebody has gone back or forward since the site was opened. To the router, that itself is a step through the history. */
export function hasSteppedInHistory(): boolean {
  return hasStepped;
}
