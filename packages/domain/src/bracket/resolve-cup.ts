import { outcomeOf } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { mapSides, type PlaceholderSource, type Side, SIDES, type Sides } from '../cup/sides';
import type { StandingsRow } from '../standings/standings';
import type { TableTeam } from '../standings/tally';
import { computeGroupTables, type GroupTable, teamAtPlace, teamAtRank } from './group-tables';
import { numberMatches } from './match-numbers';
import { findReferenceProblems, orderByReference, type ReferenceProblem } from './references';

/** The winner and the loser of a match, by team id. */
interface MatchResult {
  readonly winner: string;
  readonly loser: string;
}

/** Everything that is computed from the records of a cup. */
export interface ResolvedCup {
  /** The table of each group, by group id. */
  readonly tables: ReadonlyMap<string, readonly StandingsRow[]>;
  /** The team ids of each match, by match id; null for a side that is not known yet, or whose team was deleted. */
  readonly sides: ReadonlyMap<string, Sides<string | null>>;
  /** Winner and loser of each knockout match that is decided, by match id. */
  readonly results: ReadonlyMap<string, MatchResult>;
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
  readonly groupTables: ReadonlyMap<string, GroupTable>;
  readonly results: Map<string, MatchResult>;
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
  }
}

function teamOfSide(side: Side, resolution: Resolution): string | null {
  const { teamId, source } = side;
  return teamId === null && source ? teamOfSource(source, resolution) : knownTeam(side, resolution.teams);
}

function resolveSides(match: Match, resolution: Resolution): Sides<string | null> {
  return mapSides(match, (side) => teamOfSide(side, resolution));
}

function haveTeamsChanged({ scoredTeams }: Match, now: Sides<string | null>): boolean {
  return scoredTeams !== null && SIDES.some((side) => scoredTeams[side] !== now[side]);
}

/** No result is recorded for a level match without a shoot-out, for a match with an unknown side, or for one whose score is under review. */
function recordResult(match: Match, sides: Sides<string | null>, results: Map<string, MatchResult>): void {
  const outcome = outcomeOf({ ...match, teamsChanged: haveTeamsChanged(match, sides) });
  if (outcome.kind !== 'won') return;
  const winner = sides[outcome.winner];
  const loser = sides[outcome.loser];
  if (winner !== null && loser !== null) results.set(match.matchId, { winner, loser });
}

/**
 * Computes tables, match numbers, and the team behind every placeholder whose match or group is complete and decided. A score counts only
 * for the teams that it was entered for. Where a corrected result brings other teams into a match, the match is in `teamsChanged` and has
 * no result until somebody has reviewed it. The later rounds stay open until then, and the scores that they already have come under review
 * as well. A placeholder without an end (a deleted target, a cycle) names no team and is reported.
 */
export function resolveCup(cup: Cup): ResolvedCup {
  const teams = new Map(cup.teams.map((team) => [team.teamId, team]));
  const sides = new Map<string, Sides<string | null>>();
  const teamsChanged = new Set<string>();
  const settle = (match: Match, ofMatch: Sides<string | null>) => {
    sides.set(match.matchId, ofMatch);
    if (haveTeamsChanged(match, ofMatch)) teamsChanged.add(match.matchId);
  };
  for (const match of cup.matches) {
    if (match.groupId !== null)
      settle(
        match,
        mapSides(match, (side) => knownTeam(side, teams)),
      );
  }
  const groupTables = computeGroupTables(cup, teams, teamsChanged);
  const results = new Map<string, MatchResult>();
  const resolution: Resolution = { cup, teams, groupTables, results };
  const { ordered, cyclic } = orderByReference(cup.matches.filter(({ groupId }) => groupId === null));
  for (const match of ordered) {
    const ofMatch = resolveSides(match, resolution);
    settle(match, ofMatch);
    recordResult(match, ofMatch, results);
  }
  for (const match of cyclic) settle(match, resolveSides(match, resolution));
  return {
    tables: new Map([...groupTables].map(([groupId, { table }]) => [groupId, table])),
    sides,
    results,
    matchNumbers: numberMatches(cup),
    teamsChanged,
    problems: findReferenceProblems(cup, { matches: sides, groups: groupTables, cyclic }),
  };
}
