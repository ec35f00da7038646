/*
 * The server's clock, from the `Date` of its answers. Counted from when this page was opened, so that no change of the device's
 * own clock moves it: the server's clock is ahead of that time by at least `least` and at most `most` milliseconds.
 */

export let least = -Infinity;
export let most = Infinity;

/**
 * Takes notice of the `Date` of an answer, which names the second in which it was given: not before it was asked for and not
 * after it came. What each answer leaves open the next ones narrow down. One from a cache is older than it seems, and so
 * contradicts the others: only that it is no later than the server's clock is taken from it.
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const second = Date.parse(date ?? '');
  const answeredBy = second - performance.now();
  const answeredAfter = second + 1_000 - askedAt;
  if (answeredBy > least) least = answeredBy;
  if (answeredAfter > least && (answeredAfter < most || most < least)) most = answeredAfter;
}
