import type { State } from 'swr';

/*
 * Views that are asked for while the code of the first page is still coming. Drawn with its view, a page is drawn once; drawn without, a
 * slow phone lays out an empty page first, and the whole of it a moment later.
 */

const open = new Map<string, Promise<unknown>>();
const arrived = new Map<string, State<unknown, unknown>>();

/** Reads a view ahead; resolves once there is an answer or a failure, which is told to who asks for the view. */
export async function readAhead(key: string, read: () => Promise<unknown>): Promise<void> {
  const answer = read();
  open.set(key, answer);
  try {
    arrived.set(key, { data: await answer });
  } catch {
    // Stays open: whoever asks for the view gets the failure.
  }
}

/** The answer that the app was drawn without, once: the next time it would be old. */
export function takeOpenAnswer<Data>(key: string): Promise<Data> | undefined {
  const answer = open.get(key) as Promise<Data> | undefined;
  open.delete(key);
  return answer;
}

/** What has arrived when the app is drawn. What comes a moment later is handed to who asks for it. */
export function arrivedViews(): Map<string, State<unknown, unknown>> {
  for (const key of arrived.keys()) open.delete(key);
  return new Map(arrived);
}
