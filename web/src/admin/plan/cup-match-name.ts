import { allMatches } from '../../shelf/cup/all-matches';
import { sideName } from '../../shelf/cup/side-name';
import { inCategory } from '../../shelf/cup/stage-name';
import { useCurrentCup } from '../cup/cup-context';

/** Names a match of the current cup by its two sides, and by its category if it has one. */
export function useCupMatchName(): (matchId: string) => string {
  const byId = new Map(allMatches(useCurrentCup()).map((match) => [match.matchId, match]));
  return (matchId) => {
    const match = byId.get(matchId);
    if (!match) return '';
    return inCategory(match.Stage.category, `${sideName(match.local)} – ${sideName(match.visitor)}`);
  };
}
