/** When a record was created, in milliseconds, and whether that has to stay. */
interface Creation {
  readonly at: number;
  readonly isFixed: boolean;
}

/**
 * The instants (milliseconds) at which records are to have been created, so that they stand in this order by them: each as it was, or as
 * little later or earlier as it takes. Fixed ones stay; where they are out of order themselves, the others are put around them as far as
 * there is room.
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
