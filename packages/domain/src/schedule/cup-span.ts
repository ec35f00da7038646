import { compareText } from '../cup/text/text';
import type { ScheduledMatch } from './kick-off';

/** The facts about a cup that the list of cups shows besides name and date. */
export interface CupSpan {
  /** The last day of play, `YYYY-MM-DD`; null without a match. */
  readonly lastDay: string | null;
  /** The location of most of the matches; null where no match has one. */
  readonly place: string | null;
}

/** The span of a cup without a match. */
export const NO_SPAN: CupSpan = { lastDay: null, place: null };

/** The last day of a cup and its place: the location of most matches. When several locations have equally many, it is the first by name. */
export function spanOf(
  matches: readonly (Pick<ScheduledMatch, 'date'> & { readonly location: string })[],
): CupSpan {
  const counts = new Map<string, number>();
  for (const { location } of matches) {
    if (location !== '') counts.set(location, (counts.get(location) ?? 0) + 1);
  }
  const [place = null] = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || compareText(a, b),
  );
  const lastDay =
    matches
      .map(({ date }) => date)
      .sort(compareText)
      .at(-1) ?? null;
  return { lastDay, place };
}

/** Whether the list of cups shows the same for two spans. */
export function isSameSpan(a: CupSpan, b: CupSpan): boolean {
  return a.lastDay === b.lastDay && a.place === b.place;
}

/** Whether a cup is running, still to come, or over on a day. */
export type CupTime = 'running' | 'coming' | 'past';

/**
 * Whether a cup is played on a day, or before or after it.
 *
 * @param today - `YYYY-MM-DD`.
 */
export function cupTimeOf(
  { date, lastDay }: { readonly date: string; readonly lastDay?: string | null | undefined },
  today: string,
): CupTime {
  if (today < date) return 'coming';
  return today === date || today <= (lastDay ?? date) ? 'running' : 'past';
}
