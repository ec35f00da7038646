import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isGroupComplete } from '@futsal-cup/domain/bracket/resolved-stages';
import { hasResult } from '@futsal-cup/domain/cup/outcome';
import type { Match, Stage } from '../../../shelf/cup/cup';

/** Teams that share positions of a table, in the order in which the table shows them. */
export interface LevelTeams {
  readonly from: number;
  readonly to: number;
  readonly teamIds: readonly string[];
}

/**
 * Tells whether the table counts every result. A saved score is shown at once, but its table only after the cup is loaded
 * again.
 */
function countsAll(standings: GroupView['standings'], matches: readonly Match[]): boolean {
  const inTable = new Set<string | null>(standings.map(({ teamId }) => teamId));
  const results = matches.filter(
    (match) => hasResult(match) && inTable.has(match.local.teamId) && inTable.has(match.visitor.teamId),
  );
  return standings.reduce((sum, { played }) => sum + played, 0) === 2 * results.length;
}

/**
 * Returns the teams that the rules cannot separate after all matches of a group are played; only then lots are drawn. Teams
 * that recorded lots have separated already are not included.
 */
export function findLevelTeams(group: GroupView, { Matches }: Stage): readonly LevelTeams[] {
  const { groupId, standings } = group;
  const matches = Matches.filter((match) => match.groupId === groupId);
  if (!isGroupComplete(group, matches) || !countsAll(standings, matches)) return [];
  const byPosition = new Map<number, string[]>();
  for (const { position, teamId } of standings) {
    byPosition.set(position, [...(byPosition.get(position) ?? []), teamId]);
  }
  return [...byPosition]
    .filter(([, teamIds]) => teamIds.length > 1)
    .map(([from, teamIds]) => ({ from, to: from + teamIds.length - 1, teamIds }));
}
