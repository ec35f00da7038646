import type { MatchSide } from '../cup/cup';
import { matchTexts } from '../texts/matches';

/** The name of a side: its team where it is known, else its placeholder, else `fallback`. */
export function sideName(
  { team, placeholder }: Pick<MatchSide, 'team' | 'placeholder'>,
  fallback: string = matchTexts.noTeam,
): string {
  return team?.name ?? (placeholder || fallback);
}
