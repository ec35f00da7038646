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
    open.delete(key);
  } catch {
    // Stays open: whoever asks for the view gets the failure.
  }
}

/** The answer that is still on its way, once: the next time it would be old. */
export function takeOpenAnswer<Data>(key: string): Promise<Data> | undefined {
  const answer = open.get(key) as Promise<Data> | undefined;
  open.delete(key);
  return answer;
}

/** What has arrived before the app was drawn. */
export function arrivedViews(): Map<string, State<unknown, unknown>> {
  return new Map(arrived);
}
