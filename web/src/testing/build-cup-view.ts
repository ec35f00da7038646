import type {
  GroupView,
  MatchView,
  StageView,
  TeamView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views';

const NOW = '2026-01-01T00:00:00.000Z';

/** Views as the API sends them; the overrides say what matters. */
export function buildTeamView(name: string, players: readonly string[] = []): TeamView {
  const Players = players.map((player) => ({ playerId: `player-${player}`, name: player }));
  return { teamId: `team-${name}`, name, Players, Groups: [], updatedAt: NOW };
}

export function buildMatchView(overrides: Partial<MatchView> = {}): MatchView {
  const { stageId = 'stage-1' } = overrides;
  return {
    matchId: 'match-1',
    tournamentId: 'cup-1',
    stageId,
    groupId: null,
    localTeamId: null,
    visitorTeamId: null,
    localTeamPlaceholder: null,
    visitorTeamPlaceholder: null,
    localTeamSource: null,
    visitorTeamSource: null,
    LocalTeam: null,
    VisitorTeam: null,
    Stage: { stageId, name: 'Stage' },
    date: '2098-05-10',
    time: '10:00',
    location: 'Sports hall',
    localTeamScore: null,
    visitorTeamScore: null,
    localTeamPenaltyScore: null,
    visitorTeamPenaltyScore: null,
    scoredTeams: null,
    matchNumber: null,
    teamsChanged: false,
    createdAt: NOW,
    updatedAt: NOW,
    ...overrides,
  };
}

/** A match of two teams that were chosen by name. */
export function buildKnownMatchView(
  local: string,
  visitor: string,
  overrides: Partial<MatchView> = {},
): MatchView {
  return buildMatchView({
    localTeamId: `team-${local}`,
    visitorTeamId: `team-${visitor}`,
    LocalTeam: { teamId: `team-${local}`, name: local },
    VisitorTeam: { teamId: `team-${visitor}`, name: visitor },
    ...overrides,
  });
}

export function buildGroupView(name: string, overrides: Partial<GroupView> = {}): GroupView {
  return {
    groupId: `group-${name}`,
    name,
    stageId: 'stage-1',
    Teams: [],
    lots: [],
    standings: [],
    updatedAt: NOW,
    ...overrides,
  };
}

export function buildStageView(overrides: Partial<StageView> = {}): StageView {
  return {
    stageId: 'stage-1',
    name: 'Stage',
    type: 'group',
    order: 1,
    groups: [],
    Matches: [],
    updatedAt: NOW,
    ...overrides,
  };
}

export function buildCupView(overrides: Partial<TournamentView> = {}): TournamentView {
  return {
    tournamentId: 'cup-1',
    name: 'Cup',
    date: '2098-05-10',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'Europe/Zurich',
    version: '1',
    updatedAt: NOW,
    Teams: [],
    Stages: [],
    ...overrides,
  };
}
