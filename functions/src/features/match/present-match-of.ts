import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { ApiError } from '../../platform/api-error';
import type { StoredCup } from '../../platform/stored';
import { knowledgeOf } from '../../views/cup-knowledge';
import { presentMatch } from '../../views/present-match';

export function presentMatchOf(cup: StoredCup, matchId: string): MatchView {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) throw new ApiError([{ msg: 'match_not_found', path: 'matchId' }]);
  return presentMatch(knowledgeOf(cup), match);
}
