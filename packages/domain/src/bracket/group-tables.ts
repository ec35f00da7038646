import type { Cup, Group, Match, Tournament } from '../cup/records';
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

/** A group with all its teams, those of its places too. */
export interface PlayedGroup extends Group {
  /** The places that are decided and name nobody. */
  readonly nobodies: number;
  /** Whether the team of some place is still to come, or a team is in several groups of the stage, so that nobody can be sent on. */
  readonly isOpen: boolean;
}

interface TableContext {
  readonly tournament: Tournament;
  /** The teams whose results count. */
  readonly teams: ReadonlyMap<string, TableTeam>;
  /** The ids of matches whose score was entered for other teams. They count in no table. */
  readonly teamsChanged: ReadonlySet<string>;
}

/** The table of a group from its matches, in which each side has its team. */
export function computeGroupTable(
  group: PlayedGroup,
  all: readonly Match[],
  { tournament, teams, teamsChanged }: TableContext,
): GroupTable {
  const { groupId, stageId, lots, decision, teamIds, nobodies, isOpen } = group;
  const { points } = tournament;
  const rules = tableRulesOf(tournament);
  const changed = all.filter(({ matchId }) => teamsChanged.has(matchId));
  const matches = all.filter((match) => !changed.includes(match));
  const counted = teamIds.map((teamId) => teams.get(teamId)).filter((team) => team !== undefined);
  const table = computeStandings({ teams: counted, matches, points, rules, lots, decision });
  const isOver = isPlayedOut(all) && !changed.some(hasScore);
  const missing = isOver && !isOpen ? findMissingPairs(group.rounds ?? 0, counted, all) : [];
  return {
    groupId,
    stageId,
    teams: counted,
    matches,
    table,
    isComplete: isOver && !isOpen && missing.length === 0,
    missing,
    members: teamIds.length + nobodies,
  };
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

/** The tables of a stage's groups; null until every group is settled and complete. */
function completeTablesOf(
  { groups }: Cup,
  tables: ReadonlyMap<string, GroupTable>,
  stageId: string,
): readonly GroupTable[] | null {
  const ofStage = groups.filter((group) => group.stageId === stageId);
  const complete = ofStage.flatMap(({ groupId }) => {
    const table = tables.get(groupId);
    return table?.isComplete ? [table] : [];
  });
  return complete.length === ofStage.length ? complete : null;
}

/** Whether a stage whose groups are complete has nobody with a rank that it would have, were some of its teams not annulled. */
export function isNobodyAtRank(
  cup: Cup,
  tables: ReadonlyMap<string, GroupTable>,
  { stageId, place, rank }: { readonly stageId: string; readonly place: number; readonly rank: number },
): boolean {
  const groups = completeTablesOf(cup, tables, stageId);
  if (!groups) return false;
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
  const groups = completeTablesOf(cup, tables, wanted.stageId);
  if (!groups) return null;
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
