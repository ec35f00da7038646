import type { Tournament } from './records';

/**
 * What everybody sees of a cup: all of it; everything but tables, places and winners; or that a match was played, without its score. Some
 * districts allow no winner of a cup of the youngest juniors (docs/decisions/0097-tables-off.md).
 */
export const SHOWN = ['all', 'no-tables', 'no-results'] as const;

export type Shown = (typeof SHOWN)[number];

/** A cup of which not all is shown. A match in a view of such a cup has this, and every other match lacks it. */
export type ShownInPart = Exclude<Shown, 'all'>;

/** How much of the cup is shown where that is not all. */
export function shownInPart({ shown = 'all' }: Pick<Tournament, 'shown'>): ShownInPart | undefined {
  return shown === 'all' ? undefined : shown;
}
