import type { Cup } from './cup';
import { useNow } from './use-now';

const CHECK_MS = 5_000;

/** The message to everybody, while it holds at an instant of the server's clock; null where there is none. */
export function shownMessage({ message }: Pick<Cup, 'message'>, now: number): string | null {
  return message && now < Date.parse(message.until) ? message.text : null;
}

/** Returns the message to everybody until its end. */
export function useShownMessage(cup: Pick<Cup, 'message'>): string | null {
  return shownMessage(cup, useNow(CHECK_MS));
}
