import type { MatchView } from '@futsal-cup/domain/contracts/views';
import type { Side } from '@futsal-cup/domain/cup/outcome';
import { matchTexts } from '../texts/matches';

type Sides = Pick<MatchView, 'LocalTeam' | 'VisitorTeam' | 'localTeamPlaceholder' | 'visitorTeamPlaceholder'>;

/** The team of a side where it is known: it was chosen, or a placeholder has been resolved. */
export function teamOf(match: Sides, side: Side) {
  return side === 'local' ? match.LocalTeam : match.VisitorTeam;
}

/** The name of a side: its team, else its placeholder, else `fallback`. */
export function sideName(match: Sides, side: Side, fallback: string = matchTexts.noTeam): string {
  const placeholder = side === 'local' ? match.localTeamPlaceholder : match.visitorTeamPlaceholder;
  return teamOf(match, side)?.name ?? (placeholder || fallback);
}
