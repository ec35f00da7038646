import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import type {
  GroupView,
  MatchView,
  PublicTeamView,
  StandingsRowView,
  TeamView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import { flattenSides } from '@futsal-cup/domain/cup/flat-match';
import { EMPTY_SIDE, type SideKey, type Sides } from '@futsal-cup/domain/cup/sides';
import type { Cup, Match, MatchSide, Stage } from '../shelf/cup/cup';

const WRITTEN_AT = '2030-01-01T00:00:00.000Z';

/** The fields of a match that matter to a test; a side may have only some of its fields. */
export type MatchChanges = Partial<Omit<Match, SideKey> & Sides<Partial<MatchSide>>>;

const NOBODY = { teamId: null, team: null };

function buildSide(changes: Partial<MatchSide>): MatchSide {
  return { ...EMPTY_SIDE, team: null, ...changes };
}

let count = 0;

/** Builds a group match between two known teams, without a score. */
export function buildMatch({ local, visitor, ...changes }: MatchChanges = {}): Match {
  count += 1;
  return {
    // Matches of one time are sorted by id: the ids keep the order of building, also from 9 to 10.
    matchId: `match-${String(count).padStart(5, '0')}`,
    tournamentId: 'cup-1',
    stageId: 'stage-1',
    groupId: 'group-1',
    local: buildSide({ teamId: 'lions', team: { teamId: 'lions', name: 'Lions' }, ...local }),
    visitor: buildSide({ teamId: 'bears', team: { teamId: 'bears', name: 'Bears' }, ...visitor }),
    Stage: { stageId: 'stage-1', name: 'Group stage' },
    date: '2030-05-11',
    time: '10:00',
    location: 'Hall 1',
    state: 'scheduled',
    isForfeit: false,
    logRevision: null,
    scoredTeams: null,
    matchNumber: null,
    teamsChanged: false,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
    ...changes,
  };
}

function knownSide(name: string, changes: Partial<MatchSide> = {}): Partial<MatchSide> {
  const teamId = `team-${name}`;
  return { teamId, team: { teamId, name }, ...changes };
}

/** Builds a match of two teams that were chosen by name. */
export function buildKnownMatch(
  local: string,
  visitor: string,
  { local: ofLocal, visitor: ofVisitor, ...changes }: MatchChanges = {},
): Match {
  return buildMatch({
    groupId: null,
    local: knownSide(local, ofLocal),
    visitor: knownSide(visitor, ofVisitor),
    ...changes,
  });
}

/** Builds a knockout match whose sides are still unknown. */
export function buildOpenMatch({ local, visitor, ...changes }: MatchChanges = {}): Match {
  return buildMatch({
    groupId: null,
    local: { ...NOBODY, ...local },
    visitor: { ...NOBODY, ...visitor },
    ...changes,
  });
}

/** Converts the match to the API's view. */
export function toMatchView({ local, visitor, ...fields }: Match): MatchView {
  return { ...fields, ...flattenSides({ local, visitor }), LocalTeam: local.team, VisitorTeam: visitor.team };
}

/** Converts the cup to the API's view. */
export function toTournamentView(cup: Cup): TournamentView {
  const Stages = cup.Stages.map((stage) => ({ ...stage, Matches: stage.Matches.map(toMatchView) }));
  return { ...cup, Stages };
}

/** Builds a team of a view, with the shown names of its players. */
export function buildTeam(name: string, players: readonly string[] = []): PublicTeamView {
  const Players = players.map((shownAs) => ({ playerId: `player-${shownAs}`, shownAs }));
  return { teamId: `team-${name}`, name, Players, Groups: [], updatedAt: WRITTEN_AT };
}

/** Builds the same team as it is stored; `players` maps the shown names to the stored ones. */
export function buildStoredTeam(name: string, players: Readonly<Record<string, string>> = {}): TeamView {
  const Players = Object.entries(players).map(([shownAs, full]) => ({
    playerId: `player-${shownAs}`,
    name: full,
  }));
  return { ...buildTeam(name), Players };
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
    reasons: [],
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

export function buildStage(changes: Partial<Stage> = {}): Stage {
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

/** Builds an empty cup in UTC. */
export function buildCup(changes: Partial<Cup> = {}): Cup {
  return {
    tournamentId: 'cup-1',
    name: 'Spring Cup',
    date: '2030-05-11',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'UTC',
    language: 'en',
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
    updatedAt: WRITTEN_AT,
    version: 'version-1',
    Teams: [],
    Stages: [],
    ...changes,
  };
}
