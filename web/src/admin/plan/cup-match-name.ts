import { allMatches } from '../../shelf/cup/all-matches';
import { useCurrentCup } from '../cup/cup-context';
import { sideName } from '../../shelf/cup/side-name';

/** Names a match of the current cup by its two sides. */
export function useCupMatchName(): (matchId: string) => string {
  const byId = new Map(allMatches(useCurrentCup()).map((match) => [match.matchId, match]));
  return (matchId) => {
    const match = byId.get(matchId);
    return match ? `${sideName(match.local)} – ${sideName(match.visitor)}` : '';
  };
}
