/**
 * For how many matches of the team a player is suspended, each 0 or more. `cautions` is the number of cautions in different matches after
 * which the next match is missed; 0 means that cautions bring no suspension. Regulations differ: two cautions (FIFA Disciplinary Code, edition
 * 2004, article 18.3), four (Freiburger Fussballverband, disciplinary sanctions 5.1, after the Rechtspflegeordnung of the SFV).
 */
export interface SuspensionRules {
  readonly secondYellow: number;
  readonly red: number;
  readonly cautions: number;
}

/** How scorers with as many goals are told apart: not at all, or by the fewer matches that their team has played. */
export const SCORER_TIES = ['shared', 'fewer-matches'] as const;

export type ScorerTies = (typeof SCORER_TIES)[number];

/** What a cup makes of goals and cards of players. */
export interface PlayerRules {
  readonly ties: ScorerTies;
  /** Null where nobody is suspended by rule. */
  readonly suspensions: SuspensionRules | null;
}

export const DEFAULT_PLAYER_RULES: PlayerRules = { ties: 'shared', suspensions: null };

/** What the form offers first to who turns suspensions on. */
export const COMMON_SUSPENSIONS: SuspensionRules = { secondYellow: 1, red: 1, cautions: 2 };

/** The lowest and the highest value of each number of the suspensions. */
export const SUSPENSION_LIMITS = {
  secondYellow: [0, 9],
  red: [0, 9],
  cautions: [0, 9],
} as const satisfies Record<keyof SuspensionRules, readonly [least: number, most: number]>;
