import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { computeStandings } from '@futsal-cup/domain/standings/standings';
import type { TableMatch } from '@futsal-cup/domain/standings/tally';
import type { Cup, Group, Match } from '../cup';

/** Returns a match in the form that tables count. A live match has its current score, and a match under review has none. */
export function toTableMatch(match: Match): TableMatch {
  const score = match.running ?? match;
  const sides = mapSides(match, ({ team }, side) => ({
    teamId: team?.teamId ?? null,
    goals: match.teamsChanged ? null : score[side].goals,
  }));
  return { ...sides, isRunning: match.running !== undefined };
}

function teamsOf({ local, visitor }: Match): string[] {
  return [local, visitor].flatMap(({ team }) => team?.teamId ?? []);
}

/** Returns the group with its table as it would be if the live matches ended now. */
export function withProvisionalTable(
  group: Group,
  matches: readonly Match[],
  { points, tieBreakers }: Pick<Cup, 'points' | 'tieBreakers'>,
): Group {
  const ofGroup = matches.filter(({ groupId }) => groupId === group.groupId);
  const names = new Map(group.Teams.map(({ teamId, name }) => [teamId, name]));
  const rows = computeStandings({
    teams: group.Teams,
    matches: ofGroup.map(toTableMatch),
    points,
    tieBreakers,
    lots: group.lots,
    includeRunning: true,
  });
  const standings = rows.map((row): StandingsRowView => ({
    ...row,
    name: names.get(row.teamId) ?? '',
    decidedBy: null,
  }));
  const playing = new Set(ofGroup.filter(({ running }) => running).flatMap(teamsOf));
  return { ...group, standings, playing };
}
