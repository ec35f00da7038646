import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { tableRulesOf, type TableRulesFields } from '@futsal-cup/domain/standings/presets';
import { computeStandings } from '@futsal-cup/domain/standings/standings';
import type { TableMatch, TableTeam } from '@futsal-cup/domain/standings/tally';
import type { Cup, Group, Match } from '../cup';

/** Returns a match in the form that tables count. A live match has its current score, and a match under review has none. */
export function toTableMatch(match: Match): TableMatch {
  const score = match.running ?? match;
  const sides = mapSides(match, ({ team }, side) => ({
    teamId: team?.teamId ?? null,
    goals: match.teamsChanged ? null : score[side].goals,
    kicks: score[side].kicks,
  }));
  const { date, time, cards } = match;
  return {
    ...sides,
    date,
    time,
    cards,
    isRunning: match.running !== undefined,
    bothConcede: match.bothConcede,
  };
}

/** Returns the teams of a group whose results count, with what is recorded about each of them. */
export function toTableTeams(group: Group, { Teams }: Pick<Cup, 'Teams'>): readonly TableTeam[] {
  const recorded = new Map<string, TableTeam>(Teams.map((team) => [team.teamId, team]));
  return group.Teams.filter(({ withdrawn }) => withdrawn?.results !== 'annulled').map(
    (team) => recorded.get(team.teamId) ?? team,
  );
}

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
