import type { MatchSide } from './cup';
import { shownTexts } from '../texts/use-texts';

/** The name of a side: its team where it is known, else its placeholder, else `fallback`. */
export function sideName(
  { team, placeholder }: Pick<MatchSide, 'team' | 'placeholder'>,
  fallback: string = shownTexts().publicTexts.match.noTeam,
): string {
  return team?.name ?? (placeholder || fallback);
}

const LONG = /[^\s-]{13,}/u;
const LONGER = /[^\s-]{20,}/u;

/**
 * Whether a name has a word that would be broken in the usual size: two names beside each other with a score between them have a
 * third of a phone's width each. Such a name is smaller (base.css).
 */
export function longWordIn(name: string): 'long' | 'longer' | undefined {
  if (LONGER.test(name)) return 'longer';
  return LONG.test(name) ? 'long' : undefined;
}
