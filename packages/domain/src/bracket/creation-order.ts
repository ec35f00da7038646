/** When a record was created, in milliseconds, and whether that instant must not change. */
interface Creation {
  readonly at: number;
  readonly isFixed: boolean;
}

/**
 * Computes creation instants (milliseconds) that put the records into the given order. Each instant is changed as little as possible, and
 * a fixed one is not changed at all. Where the fixed ones contradict the order, the others are fitted around them as well as possible.
 */
export function creationsInOrder(creations: readonly Creation[]): number[] {
  const latest: number[] = [];
  let limit = Infinity;
  for (const { at, isFixed } of creations.toReversed()) {
    latest.unshift(limit);
    limit = (isFixed ? Math.min(at, limit) : limit) - 1;
  }
  let before = -Infinity;
  return creations.map(({ at, isFixed }, index) => {
    const time = isFixed ? at : Math.max(before + 1, Math.min(at, latest[index] ?? at));
    before = Math.max(before, time);
    return time;
  });
}
