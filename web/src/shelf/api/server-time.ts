/*
 * Estimates the server's clock from the `Date` headers of its answers. The estimate counts from the moment this page was opened, so
 * that a change of the device's clock does not affect it. The server's clock is ahead of that time by at least `least` and at most
 * `most` milliseconds.
 */

export let least = -Infinity;
export let most = Infinity;

/**
 * Uses the `Date` of an answer, which names the second in which the answer was given. That second is not before the request and not
 * after the arrival of the answer, so each answer narrows the bounds. An answer from a cache is older than it seems and therefore
 * contradicts the others. It only shows that the server's clock is not earlier than its date.
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const second = Date.parse(date ?? '');
  const answeredBy = second - performance.now();
  const answeredAfter = second + 1_000 - askedAt;
  if (answeredBy > least) least = answeredBy;
  if (answeredAfter > least && (answeredAfter < most || most < least)) most = answeredAfter;
}
