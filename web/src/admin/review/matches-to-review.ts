import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import type { Result } from '@futsal-cup/domain/cup/result';
import type { Cup, Match } from '../../shelf/cup/cup';
import { toDomainCup } from '../cup/domain-cup';
import { allMatches } from '../../shelf/cup/all-matches';

/**
 * Returns the matches with a score that get other teams by a change; their scores must be reviewed. The list is empty where
 * the change would be refused.
 */
export function matchesToReview(
  cup: Cup,
  change: (before: DomainCup) => Result<DomainCup>,
): readonly Match[] {
  const before = toDomainCup(cup);
  const changed = change(before);
  if (!changed.ok) return [];
  const changedBefore = resolveCup(before).teamsChanged;
  const { teamsChanged } = resolveCup(changed.value);
  return allMatches(cup).filter(({ matchId }) => teamsChanged.has(matchId) && !changedBefore.has(matchId));
}
