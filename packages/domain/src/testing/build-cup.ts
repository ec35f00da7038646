import { bindPlaceholder } from '../bracket/bind-placeholder';
import { resolveCup } from '../bracket/resolve-cup';
import { hasScore, stateByScore } from '../cup/outcome';
import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '../cup/match-rules';
import type { Cup, Group, Match, Stage, Team, Tournament } from '../cup/records';
import {
  EMPTY_SIDE,
  mapSides,
  type PlaceholderSource,
  type Side,
  type SideKey,
  type Sides,
} from '../cup/sides';
import { type FixtureSide, readFixtureLine } from './fixture-line';

export interface GroupDescription {
  readonly teams: readonly string[];
  /** The places that the group takes; its matches may name them too. */
  readonly places?: readonly string[];
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
  /** The stages in the order in which they are played. */
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
    language: 'en',
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
    ...overrides,
  };
}

export function buildTeam(name: string): Team {
  return { teamId: teamIdOf(name), name, players: [] };
}

const EMPTY_MATCH: Match = {
  matchId: 'match',
  stageId: 'stage 1',
  groupId: null,
  local: EMPTY_SIDE,
  visitor: EMPTY_SIDE,
  date: '2026-06-13',
  time: '10:00',
  location: 'Sports hall',
  state: 'scheduled',
  isForfeit: false,
  logRevision: null,
  scoredTeams: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** The fields of a match that a test changes, with only some fields of each side. */
export type MatchChange = Partial<Omit<Match, SideKey>> & Partial<Sides<Partial<Side>>>;

export function buildSide(overrides: Partial<Side> = {}): Side {
  return { ...EMPTY_SIDE, ...overrides };
}

/** The match with some of its fields changed, and with some of the fields of its sides; its state follows its score. */
export function changeMatch(match: Match, { local, visitor, ...change }: MatchChange): Match {
  const sides = { local: { ...match.local, ...local }, visitor: { ...match.visitor, ...visitor } };
  const isByScore = match.state === 'scheduled' || match.state === 'finished';
  const state = isByScore ? stateByScore(sides) : match.state;
  return { ...match, state, ...change, ...sides };
}

/** An unplayed match without teams; `overrides` are the fields that a test needs. */
export function buildMatch(overrides: MatchChange & { readonly matchId: string }): Match {
  return changeMatch(EMPTY_MATCH, overrides);
}

interface Draft {
  teams: Team[];
  stages: Stage[];
  groups: Group[];
  matches: Match[];
  /** The texts of the places of each group, by group id. */
  places: Map<string, readonly string[]>;
}

/** Matches are created in the order of the description, a second apart; 'match 7' is the seventh of the whole cup. */
function addMatch(draft: Draft, stageId: string, groupId: string | null, line: string): void {
  const { date, time, ...names } = readFixtureLine(line);
  const count = draft.matches.length + 1;
  const places = draft.places.get(groupId ?? '') ?? [];
  const isTeam = (name: string) => groupId !== null && !places.includes(name);
  const sides = mapSides(names, ({ name, ...score }: FixtureSide) =>
    buildSide({ ...score, ...(isTeam(name) ? { teamId: teamIdOf(name) } : { placeholder: name }) }),
  );
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, count)).toISOString();
  draft.matches.push(
    buildMatch({ matchId: `match ${count}`, stageId, groupId, createdAt, date, time, ...sides }),
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
  for (const [name, { teams, places, matches = [], lots = [] }] of Object.entries(description.groups)) {
    const groupId = `${stageId} ${name}`;
    if (places) draft.places.set(groupId, places);
    draft.groups.push({ groupId, stageId, name, teamIds: teams.map(teamIdOf), lots: lots.map(teamIdOf) });
    for (const team of teams) {
      if (!draft.teams.some((known) => known.name === team)) draft.teams.push(buildTeam(team));
    }
    for (const line of matches) addMatch(draft, stageId, groupId, line);
  }
}

function bindPlaces(draft: Draft, group: Group): Group {
  const texts = draft.places.get(group.groupId);
  if (!texts) return group;
  const places = texts.flatMap((text): PlaceholderSource[] => {
    const bound = bindPlaceholder(draft, group.stageId, text);
    return bound.kind === 'source' ? [bound.source] : [];
  });
  return { ...group, places };
}

function bindSide(draft: Draft, stageId: string, side: Side): Side {
  if (side.teamId !== null) return side;
  const bound = bindPlaceholder(draft, stageId, side.placeholder ?? '');
  if (bound.kind === 'team') return { ...side, teamId: bound.teamId, placeholder: null };
  return { ...side, source: bound.kind === 'source' ? bound.source : null };
}

function bindMatch(draft: Draft, match: Match): Match {
  if (match.groupId !== null && !draft.places.has(match.groupId)) return match;
  return { ...match, ...mapSides(match, (side) => bindSide(draft, match.stageId, side)) };
}

/** Records the present teams of each match with its score, as the API does when a score is entered. */
export function recordScoredTeams(cup: Cup): Cup {
  const { sides } = resolveCup(cup);
  const matches = cup.matches.map((match) => {
    const { local = null, visitor = null } = sides.get(match.matchId) ?? {};
    const isKnown = hasScore(match) && local !== null && visitor !== null;
    return { ...match, scoredTeams: isKnown ? { local, visitor } : null };
  });
  return { ...cup, matches };
}

/** Builds a whole cup, its placeholders bound, from a description of what matters in a test. */
export function buildCup(description: CupDescription): Cup {
  const teams = (description.teams ?? []).map(buildTeam);
  const draft: Draft = { teams, stages: [], groups: [], matches: [], places: new Map() };
  for (const stage of description.stages) addStage(draft, stage);
  const matches = draft.matches.map((match) => bindMatch(draft, match));
  const groups = draft.groups.map((group) => bindPlaces(draft, group));
  const { stages } = draft;
  const tournament = buildTournament(description.tournament);
  return recordScoredTeams({ tournament, teams: draft.teams, stages, groups, matches });
}

/** The cup with one of its matches changed. */
export function withMatch(cup: Cup, matchId: string, change: MatchChange): Cup {
  const matches = cup.matches.map((match) =>
    match.matchId === matchId ? changeMatch(match, change) : match,
  );
  return { ...cup, matches };
}

/** The cup without one of its matches; references to it stay. */
export function withoutMatch(cup: Cup, matchId: string): Cup {
  return { ...cup, matches: cup.matches.filter((match) => match.matchId !== matchId) };
}
