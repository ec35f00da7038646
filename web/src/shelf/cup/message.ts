import type { Cup } from './cup';

/** The message to everybody, while it holds at an instant of the server's clock; null where there is none. */
export function shownMessage({ message }: Pick<Cup, 'message'>, now: number): string | null {
  return message && now < Date.parse(message.until) ? message.text : null;
}
