import type { Cup, Group, Match } from '../cup/records';
import { hasScore, isPlayedOut } from '../cup/outcome';
import { tableRulesOf } from '../standings/presets';
import { rankAcrossGroups, type RankedGroup } from '../standings/across-groups';
import { computeStandings, onlyTeamAt } from '../standings/standings';
import type { TableTeam } from '../standings/tally';

/** A group with the matches that count and its table; complete when all its matches are over and none is under review. */
export interface GroupTable extends RankedGroup {
  readonly stageId: string;
  readonly isComplete: boolean;
}

function matchesByGroup(matches: readonly Match[]): Map<string | null, Match[]> {
  const byGroup = new Map<string | null, Match[]>();
  for (const match of matches) {
    const ofGroup = byGroup.get(match.groupId);
    if (ofGroup) ofGroup.push(match);
    else byGroup.set(match.groupId, [match]);
  }
  return byGroup;
}

function teamsOf(group: Group, teams: ReadonlyMap<string, TableTeam>): TableTeam[] {
  return group.teamIds.map((teamId) => teams.get(teamId)).filter((team) => team !== undefined);
}

/**
 * The table of every group by group id.
 *
 * @param teamsChanged - The ids of matches whose score was entered for other teams. They count in no table.
 */
export function computeGroupTables(
  cup: Cup,
  teams: ReadonlyMap<string, TableTeam>,
  teamsChanged: ReadonlySet<string>,
): Map<string, GroupTable> {
  const byGroup = matchesByGroup(cup.matches);
  const { points } = cup.tournament;
  const rules = tableRulesOf(cup.tournament);
  const tables = new Map<string, GroupTable>();
  for (const group of cup.groups) {
    const { groupId, stageId, lots, decision } = group;
    const all = byGroup.get(groupId) ?? [];
    const matches = all.filter(({ matchId }) => !teamsChanged.has(matchId));
    const ofGroup = { teams: teamsOf(group, teams), matches };
    const table = computeStandings({ ...ofGroup, points, rules, lots, decision });
    const isUnderReview = all.some((match) => hasScore(match) && teamsChanged.has(match.matchId));
    const isComplete = isPlayedOut(all) && !isUnderReview;
    tables.set(groupId, { ...ofGroup, groupId, stageId, table, isComplete });
  }
  return tables;
}

/** The team on a place of a group, known once the group is complete and nobody shares the place. */
export function teamAtPlace(group: GroupTable | undefined, place: number): string | null {
  return group?.isComplete ? onlyTeamAt(group.table, place) : null;
}

/**
 * The team with a rank among the teams on one place of a stage's groups, such as the best third. It is known once every group of the stage
 * is complete and no team shares the place or the rank. The tournament's rules say which results are compared.
 */
export function teamAtRank(
  cup: Cup,
  tables: ReadonlyMap<string, GroupTable>,
  wanted: { readonly stageId: string; readonly place: number; readonly rank: number },
): string | null {
  const groups = [...tables.values()].filter(({ stageId }) => stageId === wanted.stageId);
  if (!groups.every(({ isComplete }) => isComplete)) return null;
  const ranking = rankAcrossGroups({
    groups,
    place: wanted.place,
    points: cup.tournament.points,
    rules: tableRulesOf(cup.tournament),
    decisions: cup.stages.find(({ stageId }) => stageId === wanted.stageId)?.decisions,
  });
  return ranking.kind === 'ranked' ? onlyTeamAt(ranking.rows, wanted.rank) : null;
}
