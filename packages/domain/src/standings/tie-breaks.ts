import type { Points } from '../cup/records';
import type { ConductScale, RankingCriterion } from '../cup/table-rules';
import { conductOf } from './conduct';
import { fewer, GOAL_DIFFERENCE, GOALS_SCORED, WINS } from './figures';
import { headToHead } from './head-to-head';
import { kicks } from './kicks';
import { type Measure, more, rankBy, type TieBreak } from './places';
import { countAwayGoals, type PlayedMatch, type TableMatch, type Tally } from './tally';

/** No goals at all are as many scored as conceded, so that a team without a match has a place among the others. */
function goalsOf({ goalsFor, goalsAgainst }: Tally): readonly [scored: number, conceded: number] {
  return goalsFor === 0 && goalsAgainst === 0 ? [1, 1] : [goalsFor, goalsAgainst];
}

/**
 * Goals scored by goals conceded, compared crosswise so that nothing is divided. Whoever conceded none and scored is ahead of all who
 * conceded, and level with all others who conceded none.
 */
const GOAL_QUOTIENT: Measure = {
  criterion: 'goal-quotient',
  lead: (a, b) => {
    const [scored, conceded] = goalsOf(a);
    const [otherScored, otherConceded] = goalsOf(b);
    return scored * otherConceded - otherScored * conceded;
  },
};

/** What the criteria of one group need. */
export interface TieBreakContext {
  /** The tallies of the whole group. */
  readonly table: readonly Tally[];
  readonly matches: readonly TableMatch[];
  readonly results: readonly PlayedMatch[];
  readonly points: Points;
  readonly conduct: ConductScale;
}

const teamsOf = ({ table }: TieBreakContext) => table.map(({ team }) => team);

/** The measures read nothing but the tallies. The others read matches too, and do so only once teams are level. */
const BREAKS: Readonly<Record<RankingCriterion, Measure | ((context: TieBreakContext) => TieBreak)>> = {
  'goal-difference': GOAL_DIFFERENCE,
  'goals-scored': GOALS_SCORED,
  wins: WINS,
  'goal-quotient': GOAL_QUOTIENT,
  'away-goals': (context) => (level) =>
    rankBy(level, [more('away-goals', countAwayGoals(teamsOf(context), context.results))]),
  'head-to-head': ({ results, points }) =>
    headToHead(results, points, { restarts: true, withAwayGoals: false }),
  'head-to-head-once': ({ results, points }) =>
    headToHead(results, points, { restarts: false, withAwayGoals: false }),
  'head-to-head-away-goals': ({ results, points }) =>
    headToHead(results, points, { restarts: true, withAwayGoals: true }),
  conduct: (context) => (level) =>
    rankBy(level, [fewer(conductOf(teamsOf(context), context.results, context.conduct))]),
  kicks,
};

/** The tie-breaks of a list of criteria. Measures that follow each other are one tie-break. */
export function tieBreaksOf(criteria: readonly RankingCriterion[], context: TieBreakContext): TieBreak[] {
  const tieBreaks: TieBreak[] = [];
  let measures: Measure[] = [];
  for (const criterion of criteria) {
    const found = BREAKS[criterion];
    if (typeof found === 'function') {
      measures = [];
      tieBreaks.push(found(context));
    } else if (measures.push(found) === 1) {
      const inTurn = measures;
      tieBreaks.push((level) => rankBy(level, inTurn));
    }
  }
  return tieBreaks;
}
