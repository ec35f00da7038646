/** By how much the server's clock is ahead of the time since this page was opened, which no change of the device's clock moves. */
let ahead = -Infinity;

/**
 * Takes notice of the `Date` of an answer. It names whole seconds, and an answer takes its time or comes from a cache: so it is
 * never later than the server's clock, and the latest of all is the best.
 */
export function noteServerTime(date: string | null): void {
  const answered = Date.parse(date ?? '') - performance.now();
  if (answered > ahead) ahead = answered;
}

/** The server's clock in milliseconds; the device's own as long as there was no answer. */
export function serverNow(): number {
  return ahead === -Infinity ? Date.now() : performance.now() + ahead;
}
