import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { Cup, Match } from './cup';
import { allMatches } from './all-matches';

/** The matches of a cup that have a score. */
export function playedMatches(cup: Pick<Cup, 'Stages'>): Match[] {
  return allMatches(cup).filter(hasScore);
}
