import type { Points } from '../cup/records';
import type { TieBreakers } from '../cup/table-rules';
import { breakTies, type Measure, rankBy, type TieBreak } from './places';
import { type PlayedMatch, type Tally, tallyResults } from './tally';

const goalDifference = (tally: Tally): number => tally.goalsFor - tally.goalsAgainst;

export const POINTS: readonly Measure[] = [{ criterion: 'points', of: (tally) => tally.points }];

export const OVERALL: readonly Measure[] = [
  { criterion: 'goal-difference', of: goalDifference },
  { criterion: 'goals-scored', of: (tally) => tally.goalsFor },
];

/** A measure that reads the tally of each team in the mini-table. */
function within(miniTable: ReadonlyMap<string, Tally>, read: (tally: Tally) => number) {
  return (tally: Tally): number => {
    const inMiniTable = miniTable.get(tally.team.teamId);
    return inMiniTable ? read(inMiniTable) : 0;
  };
}

function headToHeadMeasures(miniTable: ReadonlyMap<string, Tally>): readonly Measure[] {
  return [
    { criterion: 'head-to-head-points', of: within(miniTable, (tally) => tally.points) },
    { criterion: 'head-to-head-goal-difference', of: within(miniTable, goalDifference) },
    { criterion: 'head-to-head-goals', of: within(miniTable, (tally) => tally.goalsFor) },
  ];
}

/**
 * Head-to-head: points, goal difference and goals in a mini-table of the matches among all level teams. Teams that stay level get a
 * mini-table of their own, and so on until one separates no team (UEFA EURO 2024 Art. 20.01 a to d, FIFA World Cup 2026 Art. 13). Teams
 * are never compared pair by pair, because three teams that beat each other in a circle would have no order then.
 */
function headToHead(results: readonly PlayedMatch[], points: Points): TieBreak {
  return (level) => {
    const teams = level.map((tally) => tally.team);
    const miniTable = new Map(
      tallyResults(teams, results, points).map((tally) => [tally.team.teamId, tally]),
    );
    const places = rankBy(level, headToHeadMeasures(miniTable));
    return places.length === 1 ? places : breakTies(places, headToHead(results, points));
  };
}

const overall: TieBreak = (level) => rankBy(level, OVERALL);

/** Recorded lots decide a tie only when they name every team of it. An incomplete record puts no team ahead. */
function drawnLots(lots: readonly string[]): TieBreak {
  return (level) => {
    const isRecorded = level.every((tally) => lots.includes(tally.team.teamId));
    if (!isRecorded) return [{ tallies: level, behindOn: null }];
    return rankBy(level, [{ criterion: 'lots', of: (tally) => -lots.indexOf(tally.team.teamId) }]);
  };
}

/**
 * The tie-breaks of a preset, one after the other, for teams level on points. `goal-difference`: difference and goals of all matches,
 * then head-to-head (FIFA until 2022). `head-to-head`: the other way round (UEFA, FIFA 2026). Lots come last in both.
 */
export function tieBreaksOf(
  preset: TieBreakers,
  rules: {
    readonly results: readonly PlayedMatch[];
    readonly points: Points;
    readonly lots: readonly string[];
  },
): readonly TieBreak[] {
  const { results, points, lots } = rules;
  const between = headToHead(results, points);
  const inTurn = preset === 'goal-difference' ? [overall, between] : [between, overall];
  return [...inTurn, drawnLots(lots)];
}
