import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { ComponentType } from 'react';
import type { Cup, Match } from '../cup/cup';

/** What draws a live match. A cup that has one brings it along, so that the first view of any other does without its code. */
export interface LiveParts {
  /** The phase, the running clock and the fouls. */
  readonly LiveState: ComponentType<{ readonly match: Match; readonly rules: MatchRules }>;
  /** Says that a table counts matches that are still being played. */
  readonly Provisional: ComponentType;
  /** Marks a team that is playing. */
  readonly Playing: ComponentType;
  /** Says each goal once to those who do not see it. */
  readonly GoalNews: ComponentType<{ readonly cup: Pick<Cup, 'Stages'> }>;
}
