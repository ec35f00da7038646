import { allMatches } from '../../shared/cup/matches/all-matches';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { sideName } from '../../shared/match/side-name';

/** What a match of the current cup is called: its two sides. */
export function useCupMatchName(): (matchId: string) => string {
  const byId = new Map(allMatches(useCurrentCup()).map((match) => [match.matchId, match]));
  return (matchId) => {
    const match = byId.get(matchId);
    return match ? `${sideName(match.local)} – ${sideName(match.visitor)}` : '';
  };
}
