import type { DecisionKind } from '../cup/table-rules';
import type { Conduct } from './conduct';
import { type Figure, more, rankBy, type TieBreak } from './places';
import { goalDifference, type Tally } from './tally';

export const POINTS: Figure = more('points', (tally) => tally.points);
export const GOAL_DIFFERENCE: Figure = more('goal-difference', goalDifference);
export const GOALS_SCORED: Figure = more('goals-scored', (tally) => tally.goalsFor);
export const WINS: Figure = more('wins', (tally) => tally.wins);

/** An order of teams that was recorded, with what decided it. */
export interface RecordedDecision {
  readonly order: readonly string[];
  readonly kind: DecisionKind;
}

/** A recorded decision counts for a tie only when it names every team of it. An incomplete record puts no team ahead. */
export function recorded({ order, kind }: RecordedDecision): TieBreak {
  return (level) => {
    const isRecorded = level.every((tally) => order.includes(tally.team.teamId));
    if (!isRecorded) return [{ tallies: level, behindOn: null }];
    const rank = (tally: Tally) => -order.indexOf(tally.team.teamId);
    return rankBy(level, [more(`decision-${kind}`, rank)]);
  };
}

/** Conduct by the penalty points of each team, of which fewer are better. */
export function fewer({ points, isInPart }: Conduct): Figure {
  return more(isInPart ? 'conduct-in-part' : 'conduct', (tally) => -points(tally));
}
