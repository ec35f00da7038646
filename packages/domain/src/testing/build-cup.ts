import { bindPlaceholder } from '../bracket/bind-placeholder';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup, Group, Match, PlaceholderSource, Stage, Team, Tournament } from '../cup/records';
import { hasScore } from '../cup/outcome';
import { readFixtureLine } from './fixture-line';

export interface GroupDescription {
  readonly teams: readonly string[];
  readonly matches?: readonly string[];
  readonly lots?: readonly string[];
}

/** A stage: of groups by name, or of knockout matches; matches are lines as `readFixtureLine` takes them. */
export type StageDescription =
  | { readonly name: string; readonly groups: Readonly<Record<string, GroupDescription>> }
  | { readonly name: string; readonly matches: readonly string[] };

export interface CupDescription {
  readonly tournament?: Partial<Tournament>;
  /** Teams that are in no group. */
  readonly teams?: readonly string[];
  /** In the order in which they are played. */
  readonly stages: readonly StageDescription[];
}

/** A team's id in a built cup. */
export function teamIdOf(name: string): string {
  return `team ${name}`;
}

export function buildTournament(overrides: Partial<Tournament> = {}): Tournament {
  return {
    tournamentId: 'tournament',
    name: 'Cup',
    date: '2026-06-13',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'UTC',
    ...overrides,
  };
}

export function buildTeam(name: string): Team {
  return { teamId: teamIdOf(name), name, players: [] };
}

/** An unplayed match without teams; `overrides` say what matters. */
export function buildMatch(overrides: Partial<Match> & { readonly matchId: string }): Match {
  return {
    stageId: 'stage 1',
    groupId: null,
    localTeamId: null,
    visitorTeamId: null,
    localTeamPlaceholder: null,
    visitorTeamPlaceholder: null,
    localTeamSource: null,
    visitorTeamSource: null,
    date: '2026-06-13',
    time: '10:00',
    location: 'Sports hall',
    localTeamScore: null,
    visitorTeamScore: null,
    localTeamPenaltyScore: null,
    visitorTeamPenaltyScore: null,
    scoredTeams: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}

interface Draft {
  teams: Team[];
  stages: Stage[];
  groups: Group[];
  matches: Match[];
}

/** Matches are created in the order of the description, a second apart; 'match 7' is the seventh of the whole cup. */
function addMatch(draft: Draft, stageId: string, groupId: string | null, line: string): void {
  const { local, visitor, ...fixture } = readFixtureLine(line);
  const count = draft.matches.length + 1;
  const sides = groupId
    ? { localTeamId: teamIdOf(local), visitorTeamId: teamIdOf(visitor) }
    : { localTeamPlaceholder: local, visitorTeamPlaceholder: visitor };
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, count)).toISOString();
  draft.matches.push(
    buildMatch({ matchId: `match ${count}`, stageId, groupId, createdAt, ...fixture, ...sides }),
  );
}

function addStage(draft: Draft, description: StageDescription): void {
  const order = draft.stages.length + 1;
  const stageId = `stage ${order}`;
  const type = 'groups' in description ? 'group' : 'knockout';
  draft.stages.push({ stageId, name: description.name, type, order });
  if (!('groups' in description)) {
    for (const line of description.matches) addMatch(draft, stageId, null, line);
    return;
  }
  for (const [name, { teams, matches = [], lots = [] }] of Object.entries(description.groups)) {
    const groupId = `${stageId} ${name}`;
    draft.groups.push({ groupId, stageId, name, teamIds: teams.map(teamIdOf), lots: lots.map(teamIdOf) });
    for (const team of teams) {
      if (!draft.teams.some((known) => known.name === team)) draft.teams.push(buildTeam(team));
    }
    for (const line of matches) addMatch(draft, stageId, groupId, line);
  }
}

interface BoundSide {
  readonly teamId: string | null;
  readonly source: PlaceholderSource | null;
}

function bindSide(draft: Draft, match: Match, placeholder: string | null): BoundSide {
  const bound = bindPlaceholder(draft, match.stageId, placeholder ?? '');
  return {
    teamId: bound.kind === 'team' ? bound.teamId : null,
    source: bound.kind === 'source' ? bound.source : null,
  };
}

function bindMatch(draft: Draft, match: Match): Match {
  if (match.groupId !== null) return match;
  const local = bindSide(draft, match, match.localTeamPlaceholder);
  const visitor = bindSide(draft, match, match.visitorTeamPlaceholder);
  return {
    ...match,
    localTeamId: local.teamId,
    visitorTeamId: visitor.teamId,
    localTeamPlaceholder: local.teamId ? null : match.localTeamPlaceholder,
    visitorTeamPlaceholder: visitor.teamId ? null : match.visitorTeamPlaceholder,
    localTeamSource: local.source,
    visitorTeamSource: visitor.source,
  };
}

/** Notes under every score who the teams are now, as the API does when a score is entered. */
export function recordScoredTeams(cup: Cup): Cup {
  const { sides } = resolveCup(cup);
  const matches = cup.matches.map((match) => {
    const { local = null, visitor = null } = sides.get(match.matchId) ?? {};
    const isKnown = hasScore(match) && local !== null && visitor !== null;
    return { ...match, scoredTeams: isKnown ? { local, visitor } : null };
  });
  return { ...cup, matches };
}

/** Builds a whole cup, its placeholders bound, from what a test wants to say about it. */
export function buildCup(description: CupDescription): Cup {
  const teams = (description.teams ?? []).map(buildTeam);
  const draft: Draft = { teams, stages: [], groups: [], matches: [] };
  for (const stage of description.stages) addStage(draft, stage);
  const matches = draft.matches.map((match) => bindMatch(draft, match));
  return recordScoredTeams({ tournament: buildTournament(description.tournament), ...draft, matches });
}
