import type { MatchSide } from '../cup/cup';
import { shownTexts } from '../texts/use-texts';

/** The name of a side: its team where it is known, else its placeholder, else `fallback`. */
export function sideName(
  { team, placeholder }: Pick<MatchSide, 'team' | 'placeholder'>,
  fallback: string = shownTexts().publicTexts.match.noTeam,
): string {
  return team?.name ?? (placeholder || fallback);
}
