import { cupsOf } from '../cup/categories';
import type { Cup } from '../cup/records';
import type { Sides } from '../cup/sides';
import type { StandingsRow } from '../standings/rows';
import type { GroupTable, MissingPair } from './group-tables';
import { numberMatches } from './match-numbers';
import { findPlacedTwice } from './placed-twice';
import type { ReadMatch } from './read-match';
import { findReferenceProblems, type ReferenceProblem } from './references';
import { type MatchResult, settleCup } from './settle-cup';

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
  /** The team of each place of the groups that take places, by group id; null while it is not known. */
  readonly places: ReadonlyMap<string, readonly (string | null)[]>;
  /** The teams that have several places in the groups of a stage, as after a correction, by the ids of these groups. */
  readonly placedTwice: ReadonlyMap<string, readonly string[]>;
  /** Placeholders that can never name a team: their target is deleted, or they form a cycle. */
  readonly problems: readonly ReferenceProblem[];
}

/**
 * The groups of a cup, or of one of its categories, with the teams and the matches that count in them, and their tables, and the teams of
 * their places, by group id.
 */
export function groupTablesOf(
  cup: Cup,
): Pick<ResolvedCup, 'places'> & { readonly groupTables: ReadonlyMap<string, GroupTable> } {
  return settleCup(cup);
}

/** What is computed of each category, as one. */
function joined(parts: readonly ResolvedCup[]): ResolvedCup {
  const mapOf = <Value>(read: (part: ResolvedCup) => ReadonlyMap<string, Value>) =>
    new Map(parts.flatMap((part) => [...read(part)]));
  return {
    tables: mapOf(({ tables }) => tables),
    sides: mapOf(({ sides }) => sides),
    results: mapOf(({ results }) => results),
    read: mapOf(({ read }) => read),
    missing: mapOf(({ missing }) => missing),
    matchNumbers: mapOf(({ matchNumbers }) => matchNumbers),
    teamsChanged: new Set(parts.flatMap(({ teamsChanged }) => [...teamsChanged])),
    places: mapOf(({ places }) => places),
    placedTwice: mapOf(({ placedTwice }) => placedTwice),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

/**
 * Computes tables, match numbers, and the team behind every placeholder whose match or group is complete and decided. A score counts only
 * for the teams that it was entered for. Where a corrected result brings other teams into a match, the match is in `teamsChanged` and has
 * no result until somebody has reviewed it. The later rounds stay open until then, and the scores that they already have come under review
 * as well. A placeholder without an end (a deleted target, a cycle) names no team and is reported. Withdrawals and awards are read here
 * (`readMatch`), so that everything that follows from a match follows from what it counts as. Each category is computed alone.
 */
export function resolveCup(cup: Cup): ResolvedCup {
  return joined(cupsOf(cup).map(resolveOne));
}

function resolveOne(cup: Cup): ResolvedCup {
  const { sides, results, read, teamsChanged, groupTables, places, cyclic } = settleCup(cup);
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
    places,
    placedTwice: findPlacedTwice(cup, places),
    problems: findReferenceProblems(cup, { matches: sides, groups: groupTables, cyclic }),
  };
}
