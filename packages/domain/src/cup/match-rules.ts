import { categoryIdOf, tournamentOfCategory } from './categories';
import type { Cup, Match } from './records';

/** The rules by which a cup plays its matches. Times are whole minutes. */
export interface MatchRules {
  readonly halves: 1 | 2;
  readonly minutesPerHalf: number;
  /** A stopped clock stands still whenever the ball is out of play; a running clock does not. */
  readonly clock: 'running' | 'stopped';
  /** The length of each of the two halves of extra time in a knockout match; 0 means that there is no extra time. */
  readonly extraTimeMinutes: number;
  /** The number of kicks that each side has in a shoot-out before the shoot-out goes on in pairs of kicks. */
  readonly shootOutKicks: number;
  /**
   * The number of fouls that a side may commit in a half without a kick from ten metres against it; each further foul gives such a kick. With 0 the limit
   * is off.
   * Extra time continues the count of the last half of normal time. The sources are in decision 0074.
   */
  readonly foulLimit: number;
  /** The number of time-outs that each side has in a half; in extra time it has none. The sources are in decision 0074. */
  readonly timeOuts: number;
  /**
   * The goals of the winner of a forfeit; the loser has none. Where the winner has a better goal difference in the score as it was played,
   * that score stays.
   */
  readonly forfeitGoals: number;
}

/** The rules of a match: those of its stage, or else of its category, or else of the cup. */
export function matchRulesOf(
  { tournament, stages }: Pick<Cup, 'tournament' | 'stages'>,
  { stageId }: Pick<Match, 'stageId'>,
): MatchRules {
  const stage = stages.find((other) => other.stageId === stageId);
  return stage?.matchRules ?? tournamentOfCategory(tournament, categoryIdOf(stage)).matchRules;
}

/** The minutes for which the ball is in play by the rules, without breaks and extra time: no match takes less. */
export function playingMinutes({ halves, minutesPerHalf }: MatchRules): number {
  return halves * minutesPerHalf;
}

export const MATCH_RULE_PRESETS = {
  'indoor-cup': {
    halves: 1,
    minutesPerHalf: 12,
    clock: 'running',
    extraTimeMinutes: 0,
    shootOutKicks: 3,
    foulLimit: 5,
    timeOuts: 0,
    forfeitGoals: 3,
  },
  futsal: {
    halves: 2,
    minutesPerHalf: 20,
    clock: 'stopped',
    extraTimeMinutes: 5,
    shootOutKicks: 5,
    foulLimit: 5,
    timeOuts: 1,
    forfeitGoals: 5,
  },
} as const satisfies Record<string, MatchRules>;

export const DEFAULT_MATCH_RULES: MatchRules = MATCH_RULE_PRESETS['indoor-cup'];

/** The lowest and the highest value of each number in the rules. */
export const MATCH_RULE_LIMITS = {
  minutesPerHalf: [1, 60],
  extraTimeMinutes: [0, 30],
  shootOutKicks: [1, 11],
  foulLimit: [0, 20],
  timeOuts: [0, 5],
  forfeitGoals: [1, 20],
} as const satisfies Partial<Record<keyof MatchRules, readonly [least: number, most: number]>>;

/**
 * How names of players, many of whom are minors, are shown to the public: `initial` shows 'Anna K.', `full` shows 'Anna Keller', and
 * `number` shows the shirt number, else the place in the team's list by name.
 */
export const PLAYER_NAME_STYLES = ['initial', 'full', 'number'] as const;

export type PlayerNameStyle = (typeof PLAYER_NAME_STYLES)[number];

export const DEFAULT_PLAYER_NAMES: PlayerNameStyle = 'initial';

/** The styles from the most to the least revealing. */
const BY_WHAT_THEY_TELL: readonly PlayerNameStyle[] = ['full', 'initial', 'number'];

/** Whether `style` reveals less of players' names than `other`. */
export function tellsLess(style: PlayerNameStyle, other: PlayerNameStyle): boolean {
  return BY_WHAT_THEY_TELL.indexOf(style) > BY_WHAT_THEY_TELL.indexOf(other);
}
