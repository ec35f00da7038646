import { unflattenScores } from '@futsal-cup/domain/cup/flat-scores';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import type { Match } from '../../shelf/cup/cup';

/** Returns the match as it is stored, where it counts otherwise because it was awarded or a team has withdrawn. */
export function asRecorded(match: Match): Match {
  const { recorded } = match;
  if (!recorded) return match;
  const scores = unflattenScores(recorded);
  const sides = mapSides(match, (side, key) => {
    const { goals = null, kicks = null } = scores[key];
    return { ...side, goals, kicks };
  });
  const { state, isForfeit, forfeit } = recorded;
  return { ...match, ...sides, state, isForfeit, forfeit };
}
