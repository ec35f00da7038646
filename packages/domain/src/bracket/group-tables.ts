import type { Cup, Group, Match } from '../cup/records';
import { hasScore, isPlayedOut } from '../cup/outcome';
import { tableRulesOf } from '../standings/presets';
import { rankAcrossGroups, type RankedGroup } from '../standings/across-groups';
import { onlyTeamAt, type StandingsRow } from '../standings/rows';
import { computeStandings } from '../standings/standings';
import type { TableTeam } from '../standings/tally';

/** A group with the matches that count and its table; complete when all its matches are over, none is under review and no pair is missing. */
export interface GroupTable extends RankedGroup {
  readonly stageId: string;
  readonly isComplete: boolean;
  /** The pairs that have still to meet although the matches that there are are over. */
  readonly missing: readonly MissingPair[];
  /** How many teams the group has, annulled ones too. */
  readonly members: number;
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
    const changed = teamsChanged.size === 0 ? [] : all.filter(({ matchId }) => teamsChanged.has(matchId));
    const matches = changed.length === 0 ? all : all.filter((match) => !changed.includes(match));
    const counted = teamsOf(group, teams);
    const table = computeStandings({ teams: counted, matches, points, rules, lots, decision });
    const isOver = isPlayedOut(all) && !changed.some(hasScore);
    const missing = isOver ? findMissingPairs(group.rounds ?? 0, counted, all) : [];
    tables.set(groupId, {
      groupId,
      stageId,
      teams: counted,
      matches,
      table,
      isComplete: isOver && missing.length === 0,
      missing,
      members: group.teamIds.length,
    });
  }
  return tables;
}

/** Two teams of a group that have still to meet, and how often. */
export interface MissingPair {
  readonly teamIds: readonly [string, string];
  readonly times: number;
}

function findMissingPairs(
  rounds: number,
  teams: readonly TableTeam[],
  matches: readonly Match[],
): MissingPair[] {
  if (rounds === 0) return [];
  const met = new Map<string, number>();
  const pairOf = (a: string | null, b: string | null) => [a, b].sort().join(' ');
  for (const { local, visitor } of matches) {
    const pair = pairOf(local.teamId, visitor.teamId);
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return teams.flatMap(({ teamId }, index) =>
    teams.slice(index + 1).flatMap((other): MissingPair[] => {
      const times = rounds - (met.get(pairOf(teamId, other.teamId)) ?? 0);
      return times > 0 ? [{ teamIds: [teamId, other.teamId], times }] : [];
    }),
  );
}

/** Whether a complete group has nobody on a place that it would have, were some of its teams not annulled. */
export function isNobodyAtPlace(group: GroupTable | undefined, place: number): boolean {
  return group !== undefined && group.isComplete && group.table.length < place && place <= group.members;
}

/** Whether a stage whose groups are complete has nobody with a rank that it would have, were some of its teams not annulled. */
export function isNobodyAtRank(
  tables: ReadonlyMap<string, GroupTable>,
  { stageId, place, rank }: { readonly stageId: string; readonly place: number; readonly rank: number },
): boolean {
  const groups = [...tables.values()].filter((group) => group.stageId === stageId);
  if (!groups.every(({ isComplete }) => isComplete)) return false;
  const left = groups.filter(({ table }) => table.length >= place).length;
  return left < rank && rank <= groups.filter(({ members }) => members >= place).length;
}

/** The team on a place of a group, known once the group is complete and nobody shares the place. */
export function teamAtPlace(group: GroupTable | undefined, place: number): string | null {
  return group?.isComplete ? onlyTeamAt(group.table, place) : null;
}

/**
 * The ranking of the teams on one place of a stage's groups, by the tournament's rules. It is null until every group of the stage is complete
 * and no team shares the place.
 */
export function rankingOf(
  cup: Cup,
  tables: ReadonlyMap<string, GroupTable>,
  wanted: { readonly stageId: string; readonly place: number },
): readonly StandingsRow[] | null {
  const groups = [...tables.values()].filter(({ stageId }) => stageId === wanted.stageId);
  if (!groups.every(({ isComplete }) => isComplete)) return null;
  const ranking = rankAcrossGroups({
    groups,
    place: wanted.place,
    points: cup.tournament.points,
    rules: tableRulesOf(cup.tournament),
    decisions: cup.stages.find(({ stageId }) => stageId === wanted.stageId)?.decisions,
  });
  return ranking.kind === 'ranked' ? ranking.rows : null;
}

/** The team with a rank among the teams on one place of a stage's groups, such as the best third, known once no team shares the rank. */
export function teamAtRank(
  cup: Cup,
  tables: ReadonlyMap<string, GroupTable>,
  wanted: { readonly stageId: string; readonly place: number; readonly rank: number },
): string | null {
  const ranking = rankingOf(cup, tables, wanted);
  return ranking && onlyTeamAt(ranking, wanted.rank);
}
