import { isCutShared } from './shared-place';
import type { Points } from '../cup/records';
import { onlyTeamAt, rowsOf, type StandingsRow } from './standings';
import { rankBy } from './places';
import { collectResults, type TableMatch, type TableTeam, type Tally, tallyResults } from './tally';
import { OVERALL, POINTS } from './tie-breaks';

/** A finished group: its teams, its matches, and its table as `computeStandings` gives it. */
export interface RankedGroup {
  readonly groupId: string;
  readonly teams: readonly TableTeam[];
  readonly matches: readonly TableMatch[];
  readonly table: readonly StandingsRow[];
}

export interface AcrossGroupsInput {
  readonly groups: readonly RankedGroup[];
  readonly place: number;
  readonly points: Points;
  /** Whether the results against the last teams are left out in groups that are larger than the smallest one. */
  readonly levelGroupSizes: boolean;
  /** Whether running matches count as if they ended now, as in a provisional table. */
  readonly includeRunning?: boolean;
}

/** The ranking, or the groups in which several teams share a place that the ranking needs. */
export type AcrossGroups =
  | { readonly kind: 'ranked'; readonly rows: readonly StandingsRow[] }
  | { readonly kind: 'undecided'; readonly groupIds: readonly string[] };

/** The teams whose results count, best first, or null when several teams share the position at the cut. */
function countedTeams(group: RankedGroup, size: number): TableTeam[] | null {
  if (isCutShared(group.table, size)) return null;
  const counted = new Set(group.table.slice(0, size).map((row) => row.teamId));
  return group.teams.filter((team) => counted.has(team.teamId));
}

function tallyAt(group: RankedGroup, size: number, input: AcrossGroupsInput): Tally | null {
  const teamId = onlyTeamAt(group.table, input.place);
  const teams = countedTeams(group, size);
  if (teams === null) return null;
  const tallies = tallyResults(
    teams,
    collectResults(group.matches, input.includeRunning ?? false),
    input.points,
  );
  return tallies.find((tally) => tally.team.teamId === teamId) ?? null;
}

/**
 * Ranks the teams on one place of several groups, as in 'best third-placed': points, goal difference, goals scored (what FIFA World Cup
 * 2026 Art. 13 and UEFA EURO 2024 Art. 20.02 have in common); teams level on these share the position. Groups too small to have the place
 * are left out. With `levelGroupSizes`, results against the last teams of larger groups do not count (UEFA European Qualifiers Art. 16).
 * The ranking is undecided while a group's place, or the cut above its last teams, is shared.
 */
export function rankAcrossGroups(input: AcrossGroupsInput): AcrossGroups {
  const groups = input.groups.filter((group) => group.teams.length >= input.place);
  const smallest = Math.min(...groups.map((group) => group.teams.length));
  const tallies: Tally[] = [];
  const undecided: string[] = [];
  for (const group of groups) {
    const size = input.levelGroupSizes ? smallest : group.teams.length;
    const tally = tallyAt(group, size, input);
    if (tally) tallies.push(tally);
    else undecided.push(group.groupId);
  }
  if (undecided.length > 0) return { kind: 'undecided', groupIds: undecided.sort() };
  return { kind: 'ranked', rows: rowsOf(rankBy(tallies, [...POINTS, ...OVERALL])) };
}
