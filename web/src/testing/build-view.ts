import type {
  GroupView,
  MatchView,
  StageView,
  StandingsRowView,
  TeamView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views';

const WRITTEN_AT = '2030-01-01T00:00:00.000Z';

let count = 0;

/** A group match between two known teams, without a score. */
export function buildMatch(changes: Partial<MatchView> = {}): MatchView {
  count += 1;
  return {
    matchId: `match-${count}`,
    tournamentId: 'cup-1',
    stageId: 'stage-1',
    groupId: 'group-1',
    localTeamId: 'lions',
    visitorTeamId: 'bears',
    localTeamPlaceholder: null,
    visitorTeamPlaceholder: null,
    localTeamSource: null,
    visitorTeamSource: null,
    LocalTeam: { teamId: 'lions', name: 'Lions' },
    VisitorTeam: { teamId: 'bears', name: 'Bears' },
    Stage: { stageId: 'stage-1', name: 'Group stage' },
    date: '2030-05-11',
    time: '10:00',
    location: 'Hall 1',
    localTeamScore: null,
    visitorTeamScore: null,
    localTeamPenaltyScore: null,
    visitorTeamPenaltyScore: null,
    scoredTeams: null,
    matchNumber: null,
    teamsChanged: false,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
    ...changes,
  };
}

/** A match of two teams that were chosen by name. */
export function buildKnownMatch(local: string, visitor: string, changes: Partial<MatchView> = {}): MatchView {
  return buildMatch({
    groupId: null,
    localTeamId: `team-${local}`,
    visitorTeamId: `team-${visitor}`,
    LocalTeam: { teamId: `team-${local}`, name: local },
    VisitorTeam: { teamId: `team-${visitor}`, name: visitor },
    ...changes,
  });
}

/** A knockout match whose sides nobody has named yet. */
export function buildOpenMatch(changes: Partial<MatchView> = {}): MatchView {
  return buildMatch({
    groupId: null,
    localTeamId: null,
    visitorTeamId: null,
    LocalTeam: null,
    VisitorTeam: null,
    ...changes,
  });
}

export function buildTeam(name: string, players: readonly string[] = []): TeamView {
  const Players = players.map((player) => ({ playerId: `player-${player}`, name: player }));
  return { teamId: `team-${name}`, name, Players, Groups: [], updatedAt: WRITTEN_AT };
}

export function buildRow(changes: Partial<StandingsRowView> = {}): StandingsRowView {
  return {
    position: 1,
    teamId: 'lions',
    name: 'Lions',
    played: 3,
    wins: 2,
    draws: 1,
    losses: 0,
    goalsFor: 7,
    goalsAgainst: 3,
    goalDifference: 4,
    points: 7,
    decidedBy: null,
    ...changes,
  };
}

export function buildGroup(changes: Partial<GroupView> = {}): GroupView {
  return {
    groupId: 'group-1',
    name: 'Group A',
    stageId: 'stage-1',
    Teams: [],
    lots: [],
    standings: [],
    updatedAt: WRITTEN_AT,
    ...changes,
  };
}

export function buildStage(changes: Partial<StageView> = {}): StageView {
  return {
    stageId: 'stage-1',
    name: 'Group stage',
    type: 'group',
    order: 1,
    groups: [],
    Matches: [],
    updatedAt: WRITTEN_AT,
    ...changes,
  };
}

/** An empty cup in UTC. */
export function buildCup(changes: Partial<TournamentView> = {}): TournamentView {
  return {
    tournamentId: 'cup-1',
    name: 'Spring Cup',
    date: '2030-05-11',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'UTC',
    updatedAt: WRITTEN_AT,
    version: 'version-1',
    Teams: [],
    Stages: [],
    ...changes,
  };
}
