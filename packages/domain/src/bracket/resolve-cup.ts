import { outcomeOf } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import type { PlaceholderSource, Side, Sides } from '../cup/sides';
import type { StandingsRow } from '../standings/standings';
import type { TableTeam } from '../standings/tally';
import { computeGroupTables, type GroupTable, teamAtPlace, teamAtRank } from './group-tables';
import { numberMatches } from './match-numbers';
import { findReferenceProblems, orderByReference, type ReferenceProblem } from './references';

/** Who won a match and who lost it, by team id. */
interface MatchResult {
  readonly winner: string;
  readonly loser: string;
}

/** Everything that follows from the records of a cup. */
export interface ResolvedCup {
  /** The table of each group, by group id. */
  readonly tables: ReadonlyMap<string, readonly StandingsRow[]>;
  /** The team ids of each match, by match id; null for a side that is not known yet, or whose team was deleted. */
  readonly sides: ReadonlyMap<string, Sides<string | null>>;
  /** Winner and loser of each knockout match that is decided, by match id. */
  readonly results: ReadonlyMap<string, MatchResult>;
  /** The number of each knockout match, by match id. */
  readonly matchNumbers: ReadonlyMap<string, number>;
  /** The matches whose score was set when other teams were in them. */
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

function teamOfSide({ teamId, source }: Side, resolution: Resolution): string | null {
  if (teamId !== null) return resolution.teams.has(teamId) ? teamId : null;
  return source ? teamOfSource(source, resolution) : null;
}

function resolveSides(match: Match, resolution: Resolution): Sides<string | null> {
  return { local: teamOfSide(match.local, resolution), visitor: teamOfSide(match.visitor, resolution) };
}

/** Nobody has won a level match without a shoot-out, nor one with a side that nobody knows. */
function recordResult(match: Match, sides: Sides<string | null>, results: Map<string, MatchResult>): void {
  const outcome = outcomeOf(match);
  if (outcome.kind !== 'won') return;
  const winner = sides[outcome.winner];
  const loser = sides[outcome.loser];
  if (winner !== null && loser !== null) results.set(match.matchId, { winner, loser });
}

function findTeamsChanged(
  matches: readonly Match[],
  sides: ReadonlyMap<string, Sides<string | null>>,
): Set<string> {
  const changed = new Set<string>();
  for (const { matchId, scoredTeams } of matches) {
    const now = sides.get(matchId);
    if (scoredTeams === null || now === undefined) continue;
    if (scoredTeams.local !== now.local || scoredTeams.visitor !== now.visitor) changed.add(matchId);
  }
  return changed;
}

/**
 * Computes what a cup's results make of it: tables, match numbers, and the team behind every placeholder whose match or group
 * is complete and decided. A score counts for whoever is in the match now, so that a corrected result goes through all later
 * rounds; where that changed the teams under a score, the match is in `teamsChanged`. A placeholder without an end (a deleted
 * target, a cycle) names nobody and is reported.
 */
export function resolveCup(cup: Cup): ResolvedCup {
  const teams = new Map(cup.teams.map((team) => [team.teamId, team]));
  const groupTables = computeGroupTables(cup, teams);
  const results = new Map<string, MatchResult>();
  const resolution: Resolution = { cup, teams, groupTables, results };
  const sides = new Map<string, Sides<string | null>>();
  for (const match of cup.matches) {
    if (match.groupId !== null) sides.set(match.matchId, resolveSides(match, resolution));
  }
  const { ordered, cyclic } = orderByReference(cup.matches.filter(({ groupId }) => groupId === null));
  for (const match of ordered) {
    const ofMatch = resolveSides(match, resolution);
    sides.set(match.matchId, ofMatch);
    recordResult(match, ofMatch, results);
  }
  for (const match of cyclic) sides.set(match.matchId, resolveSides(match, resolution));
  return {
    tables: new Map([...groupTables].map(([groupId, { table }]) => [groupId, table])),
    sides,
    results,
    matchNumbers: numberMatches(cup),
    teamsChanged: findTeamsChanged(cup.matches, sides),
    problems: findReferenceProblems(cup, { matches: sides, groups: groupTables, cyclic }),
  };
}
