import type { Points } from '../cup/records';
import { breakTies, type Measure, more, rankBy, type TieBreak } from './places';
import { countAwayGoals, goalDifference, type PlayedMatch, type Tally, tallyResults } from './tally';

/** How the matches among level teams are compared. */
export interface HeadToHeadRules {
  /** Whether teams that stay level get a mini-table of their own. */
  readonly restarts: boolean;
  /** Whether away goals come after points, goal difference and goals. */
  readonly withAwayGoals: boolean;
}

/** A measure that reads the tally of each team in the mini-table. */
function within(miniTable: ReadonlyMap<string, Tally>, read: (tally: Tally) => number) {
  return (tally: Tally): number => {
    const inMiniTable = miniTable.get(tally.team.teamId);
    return inMiniTable ? read(inMiniTable) : 0;
  };
}

function headToHeadMeasures(
  level: readonly Tally[],
  results: readonly PlayedMatch[],
  points: Points,
  withAwayGoals: boolean,
): readonly Measure[] {
  const teams = level.map((tally) => tally.team);
  const miniTable = new Map(tallyResults(teams, results, points).map((tally) => [tally.team.teamId, tally]));
  const measures = [
    more(
      'head-to-head-points',
      within(miniTable, (tally) => tally.points),
    ),
    more('head-to-head-goal-difference', within(miniTable, goalDifference)),
    more(
      'head-to-head-goals',
      within(miniTable, (tally) => tally.goalsFor),
    ),
  ];
  if (!withAwayGoals) return measures;
  return [...measures, more('head-to-head-away-goals', countAwayGoals(teams, results))];
}

/**
 * Head-to-head: points, goal difference and goals in a mini-table of the matches among all level teams, and away goals where the rules
 * want them (UEFA Champions League 2012/13 Art. 7). Where it restarts, teams that stay level get a mini-table of their own, and so on until
 * one separates no team (UEFA EURO 2024 Art. 20.01 a to d, FIFA World Cup 26 Art. 13). Teams are never compared pair by pair, because three
 * teams that beat each other in a circle would have no order then.
 */
export function headToHead(
  results: readonly PlayedMatch[],
  points: Points,
  rules: HeadToHeadRules,
): TieBreak {
  return (level) => {
    const places = rankBy(level, headToHeadMeasures(level, results, points, rules.withAwayGoals));
    if (places.length === 1 || !rules.restarts) return places;
    return breakTies(places, headToHead(results, points, rules));
  };
}
