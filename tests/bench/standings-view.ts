import type { ResolvedCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type {
  GroupView,
  MatchView,
  StageView,
  TeamNameView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views';
import type { Cup } from '@futsal-cup/domain/cup/cup';
import type { Group } from '@futsal-cup/domain/group/group';
import type { Match } from '@futsal-cup/domain/match/match';
import type { Stage } from '@futsal-cup/domain/stage/stage';

interface Presented {
  readonly cup: Cup;
  readonly resolved: ResolvedCup;
  readonly teams: ReadonlyMap<string, TeamNameView>;
  readonly updatedAt: string;
}

function teamView({ teams }: Presented, teamId: string | null): TeamNameView | null {
  return (teamId !== null && teams.get(teamId)) || null;
}

function matchView(match: Match, stage: Stage, presented: Presented): MatchView {
  const { cup, resolved, updatedAt } = presented;
  const sides = resolved.sides.get(match.matchId);
  return {
    ...match,
    tournamentId: cup.tournament.tournamentId,
    LocalTeam: teamView(presented, sides?.local ?? null),
    VisitorTeam: teamView(presented, sides?.visitor ?? null),
    Stage: { stageId: stage.stageId, name: stage.name },
    matchNumber: resolved.matchNumbers.get(match.matchId) ?? null,
    teamsChanged: resolved.teamsChanged.has(match.matchId),
    updatedAt,
  };
}

function groupView(group: Group, presented: Presented): GroupView {
  const { groupId, name, stageId, lots } = group;
  const nameOf = (teamId: string): string => presented.teams.get(teamId)?.name ?? '';
  const Teams = group.teamIds.map((teamId) => ({ teamId, name: nameOf(teamId) }));
  const table = presented.resolved.tables.get(groupId) ?? [];
  const standings = table.map((row) => ({ ...row, name: nameOf(row.teamId) }));
  return { groupId, name, stageId, Teams, lots, standings, updatedAt: presented.updatedAt };
}

function stageView(stage: Stage, presented: Presented): StageView {
  const { cup, updatedAt } = presented;
  const groups = cup.groups.filter(({ stageId }) => stageId === stage.stageId);
  const matches = cup.matches.filter(({ stageId }) => stageId === stage.stageId);
  return {
    ...stage,
    groups: groups.map((group) => groupView(group, presented)),
    Matches: matches.map((match) => matchView(match, stage, presented)),
    updatedAt,
  };
}

/** The whole cup as the API sends it, so that its JSON has the size that a visitor's browser gets. */
export function presentLargestCup(cup: Cup, resolved: ResolvedCup): TournamentView {
  const teams = new Map(cup.teams.map(({ teamId, name }) => [teamId, { teamId, name }]));
  const updatedAt = '2026-06-10T08:00:00.000Z';
  const presented: Presented = { cup, resolved, teams, updatedAt };
  return {
    ...cup.tournament,
    version: 'Cfoaa0cGAyQ-3f2a',
    Teams: cup.teams.map(({ teamId, name }) => ({ teamId, name, Players: [], Groups: [], updatedAt })),
    Stages: cup.stages.map((stage) => stageView(stage, presented)),
    updatedAt,
  };
}
