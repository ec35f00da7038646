import type { State } from 'swr';

/*
 * Requests views while the code of the first page is still loading. If the view is there, the page is drawn once. If it is missing,
 * a slow phone first lays out an empty page and shortly afterwards the whole page again.
 */

const open = new Map<string, Promise<unknown>>();
const arrived = new Map<string, State<unknown, unknown>>();

/**
 * Reads a view ahead and resolves once there is an answer or a failure. `takeOpenAnswer` passes the failure to the caller that asks
 * for the view.
 */
export async function readAhead(key: string, read: () => Promise<unknown>): Promise<void> {
  const answer = read();
  open.set(key, answer);
  try {
    arrived.set(key, { data: await answer });
  } catch {
    // The promise stays in `open`, so that the next caller that asks for the view gets the failure.
  }
}

/**
 * Returns the answer that was still pending when the app was drawn. It can be taken only once, because it would be outdated the next
 * time.
 */
export function takeOpenAnswer<Data>(key: string): Promise<Data> | undefined {
  const answer = open.get(key) as Promise<Data> | undefined;
  open.delete(key);
  return answer;
}

/** Returns the views that have arrived by the time the app is drawn. `takeOpenAnswer` returns the ones that are still pending. */
export function arrivedViews(): Map<string, State<unknown, unknown>> {
  for (const key of arrived.keys()) open.delete(key);
  return new Map(arrived);
}
