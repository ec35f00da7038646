import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { tableRulesOf, type TableRulesFields } from '@futsal-cup/domain/standings/presets';
import { computeStandings } from '@futsal-cup/domain/standings/standings';
import type { Cup, Group, Match } from '../cup';
import { toTableMatch, toTableTeams } from '../table-input';

function teamsOf({ local, visitor }: Match): string[] {
  return [local, visitor].flatMap(({ team }) => team?.teamId ?? []);
}

/** Returns the group with its table as it would be if the live matches ended now. */
export function withProvisionalTable(
  group: Group,
  matches: readonly Match[],
  cup: Pick<Cup, 'points' | 'Teams' | keyof TableRulesFields>,
): Group {
  const ofGroup = matches.filter(({ groupId }) => groupId === group.groupId);
  const members = new Map(group.Teams.map((team) => [team.teamId, team]));
  const rows = computeStandings({
    teams: toTableTeams(group, cup),
    matches: ofGroup.map(toTableMatch),
    points: cup.points,
    rules: tableRulesOf(cup),
    lots: group.lots,
    decision: group.decision,
    includeRunning: true,
  });
  const standings = rows.map((row): StandingsRowView => ({
    ...row,
    name: members.get(row.teamId)?.name ?? '',
    withdrawn: members.get(row.teamId)?.withdrawn,
    decidedBy: null,
  }));
  const playing = new Set(ofGroup.filter(({ running }) => running).flatMap(teamsOf));
  return { ...group, standings, playing };
}
