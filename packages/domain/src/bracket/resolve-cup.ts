import { matchRulesOf } from '../cup/match-rules';
import { outcomeOf } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { mapSides, type PlaceholderSource, type Side, SIDES, type Sides } from '../cup/sides';
import type { StandingsRow } from '../standings/rows';
import type { TableTeam } from '../standings/tally';
import { allotSlots, rankOfSlot } from './allotment/allot-slots';
import {
  computeGroupTables,
  type GroupTable,
  isNobodyAtPlace,
  isNobodyAtRank,
  type MissingPair,
  teamAtPlace,
  teamAtRank,
} from './group-tables';
import { numberMatches } from './match-numbers';
import { type MatchSituation, type ReadMatch, readMatch, withdrawalsOf } from './read-match';
import { findReferenceProblems, orderByReference, type ReferenceProblem } from './references';

/** The winner and the loser of a match, by team id; null where the match is decided and there is none, as after a forfeit by both. */
interface MatchResult {
  readonly winner: string | null;
  readonly loser: string | null;
}

/** Everything that is computed from the records of a cup. */
export interface ResolvedCup {
  /** The table of each group, by group id. */
  readonly tables: ReadonlyMap<string, readonly StandingsRow[]>;
  /** The team ids of each match, by match id; null for a side that is not known yet, or whose team was deleted. */
  readonly sides: ReadonlyMap<string, Sides<string | null>>;
  /** Winner and loser of each knockout match that is decided, by match id. */
  readonly results: ReadonlyMap<string, MatchResult>;
  /** The matches that count otherwise than they are recorded, as they count, by match id. */
  readonly read: ReadonlyMap<string, ReadMatch>;
  /** The groups whose matches are over while pairs have still to meet, by group id. */
  readonly missing: ReadonlyMap<string, readonly MissingPair[]>;
  /** The number of each knockout match, by match id. */
  readonly matchNumbers: ReadonlyMap<string, number>;
  /** The matches whose score was entered when other teams were in them. They have no result until somebody reviews the score. */
  readonly teamsChanged: ReadonlySet<string>;
  /** Placeholders that can never name a team: their target is deleted, or they form a cycle. */
  readonly problems: readonly ReferenceProblem[];
}

interface Resolution {
  readonly cup: Cup;
  readonly teams: ReadonlyMap<string, TableTeam>;
  readonly withdrawals: MatchSituation['withdrawals'];
  readonly groupTables: ReadonlyMap<string, GroupTable>;
  readonly allotment: ReturnType<typeof allotSlots>;
  readonly sides: Map<string, Sides<string | null>>;
  readonly teamsChanged: Set<string>;
  readonly results: Map<string, MatchResult>;
  readonly read: Map<string, ReadMatch>;
}

/** The team of a side that depends on no other match. */
function knownTeam({ teamId }: Side, teams: ReadonlyMap<string, TableTeam>): string | null {
  return teamId !== null && teams.has(teamId) ? teamId : null;
}

function teamOfSource(source: PlaceholderSource, resolution: Resolution): string | null {
  switch (source.kind) {
    case 'match-winner':
      return resolution.results.get(source.matchId)?.winner ?? null;
    case 'match-loser':
      return resolution.results.get(source.matchId)?.loser ?? null;
    case 'group-place':
      return teamAtPlace(resolution.groupTables.get(source.groupId), source.place);
    case 'best-of-place':
      return teamAtRank(resolution.cup, resolution.groupTables, source);
    case 'allotted-of-place': {
      const rank = rankOfSlot(resolution.allotment, source);
      return rank && teamOfSource(rank, resolution);
    }
  }
}

/** Whether the source is decided and names nobody: all who could have come from it forfeited, or are annulled. */
function isNobody({ teamId, source }: Side, { results, groupTables, allotment }: Resolution): boolean {
  if (teamId !== null || !source) return false;
  switch (source.kind) {
    case 'match-winner':
      return results.get(source.matchId)?.winner === null;
    case 'match-loser':
      return results.get(source.matchId)?.loser === null;
    case 'group-place':
      return isNobodyAtPlace(groupTables.get(source.groupId), source.place);
    case 'best-of-place':
      return isNobodyAtRank(groupTables, source);
    case 'allotted-of-place': {
      const rank = rankOfSlot(allotment, source);
      return rank !== null && isNobodyAtRank(groupTables, rank);
    }
  }
}

function teamOfSide(side: Side, resolution: Resolution): string | null {
  const { teamId, source } = side;
  return teamId === null && source ? teamOfSource(source, resolution) : knownTeam(side, resolution.teams);
}

function haveTeamsChanged({ scoredTeams }: Match, now: Sides<string | null>): boolean {
  return scoredTeams !== null && SIDES.some((side) => scoredTeams[side] !== now[side]);
}

/** Records the teams of a match, and returns the match as it counts. */
function settle(match: Match, teams: Sides<string | null>, resolution: Resolution): ReadMatch {
  const { cup, withdrawals } = resolution;
  const { matchId } = match;
  resolution.sides.set(matchId, teams);
  const teamsChanged = haveTeamsChanged(match, teams);
  if (teamsChanged) resolution.teamsChanged.add(matchId);
  const { forfeitGoals } = matchRulesOf(cup, match);
  const read = readMatch(match, {
    teams,
    isNobody: (side) => isNobody(match[side], resolution),
    teamsChanged,
    withdrawals,
    forfeitGoals,
  });
  if (read !== match) resolution.read.set(matchId, read);
  return read;
}

/** The winner and the loser of a match; null while it is not decided: it is level, a side is not known, or its score is under review. */
function resultOf(match: ReadMatch, sides: Sides<string | null>): MatchResult | null {
  if (match.readAs === 'nobody') return { winner: null, loser: null };
  if (haveTeamsChanged(match, sides)) return null;
  const outcome = outcomeOf(match);
  if (outcome.kind === 'both-lost') return { winner: null, loser: null };
  if (outcome.kind !== 'won') return null;
  const winner = sides[outcome.winner];
  const loser = sides[outcome.loser];
  return winner !== null && (loser !== null || outcome.by === 'bye') ? { winner, loser } : null;
}

/** Settles the matches of groups, whose teams were chosen, and the tables that follow from them. */
function settleGroups(cup: Cup): Resolution {
  const teams = new Map(cup.teams.map((team) => [team.teamId, team]));
  const withdrawals = withdrawalsOf(cup.teams);
  const maps = { sides: new Map(), teamsChanged: new Set<string>(), results: new Map(), read: new Map() };
  const open: Resolution = {
    cup,
    teams,
    withdrawals,
    groupTables: new Map(),
    allotment: new Map(),
    ...maps,
  };
  const matches = cup.matches
    .filter(({ groupId }) => groupId !== null)
    .map((match) =>
      settle(
        match,
        mapSides(match, (side) => knownTeam(side, teams)),
        open,
      ),
    );
  const counted = new Map(
    cup.teams
      .filter(({ withdrawn }) => withdrawn?.results !== 'annulled')
      .map((team) => [team.teamId, team] as const),
  );
  const groupTables = computeGroupTables({ ...cup, matches }, counted, open.teamsChanged);
  return { ...open, groupTables, allotment: allotSlots(cup, groupTables) };
}

/** The groups of a cup with the teams and the matches that count in them, and their tables, by group id. */
export function groupTablesOf(cup: Cup): ReadonlyMap<string, GroupTable> {
  return settleGroups(cup).groupTables;
}

/**
 * Computes tables, match numbers, and the team behind every placeholder whose match or group is complete and decided. A score counts only
 * for the teams that it was entered for. Where a corrected result brings other teams into a match, the match is in `teamsChanged` and has
 * no result until somebody has reviewed it. The later rounds stay open until then, and the scores that they already have come under review
 * as well. A placeholder without an end (a deleted target, a cycle) names no team and is reported. Withdrawals and awards are read here
 * (`readMatch`), so that everything that follows from a match follows from what it counts as.
 */
export function resolveCup(cup: Cup): ResolvedCup {
  const resolution = settleGroups(cup);
  const { sides, results, read, teamsChanged, groupTables } = resolution;
  const { ordered, cyclic } = orderByReference(cup.matches.filter(({ groupId }) => groupId === null));
  const teamsOf = (match: Match) => mapSides(match, (side) => teamOfSide(side, resolution));
  for (const match of ordered) {
    const teams = teamsOf(match);
    const result = resultOf(settle(match, teams, resolution), teams);
    if (result) results.set(match.matchId, result);
  }
  for (const match of cyclic) settle(match, teamsOf(match), resolution);
  return {
    tables: new Map([...groupTables].map(([groupId, { table }]) => [groupId, table])),
    sides,
    results,
    read,
    missing: new Map(
      [...groupTables].flatMap(([groupId, { missing }]) =>
        missing.length > 0 ? [[groupId, missing] as const] : [],
      ),
    ),
    matchNumbers: numberMatches(cup),
    teamsChanged,
    problems: findReferenceProblems(cup, { matches: sides, groups: groupTables, cyclic }),
  };
}
