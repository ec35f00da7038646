import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { allMatches } from './all-matches';

/** The matches of a cup that have a score. */
export function playedMatches(cup: Pick<TournamentView, 'Stages'>): MatchView[] {
  return allMatches(cup).filter(hasScore);
}
