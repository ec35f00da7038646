import type { MatchSide } from './cup';
import { shownTexts } from '../texts/use-texts';

/** Returns the name of a side: its team if known, else its placeholder, else `fallback`. */
export function sideName(
  { team, placeholder }: Pick<MatchSide, 'team' | 'placeholder'>,
  fallback: string = shownTexts().match.noTeam,
): string {
  return team?.name ?? (placeholder || fallback);
}

const LONG = /[^\s-]{13,}/u;
const LONGER = /[^\s-]{20,}/u;

/**
 * Returns whether a name has a word that would be broken at the usual size. Two names with a score between them have a third of a
 * phone's width each. Such a name is shown smaller (base.css).
 */
export function longWordIn(name: string): 'long' | 'longer' | undefined {
  if (LONGER.test(name)) return 'longer';
  return LONG.test(name) ? 'long' : undefined;
}
