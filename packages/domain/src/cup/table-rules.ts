/**
 * The presets of a table's rules, and 'own' for a list of criteria that the organisers chose. The first two are as old as the product;
 * what each of them means, and where it is written, is in `standings/`.
 */
export const TIE_BREAKERS = [
  'goal-difference',
  'head-to-head',
  'world-cup-26',
  'uefa-futsal',
  'uefa-youth',
  'swiss-amateur',
  'own',
] as const;

export type TieBreakers = (typeof TIE_BREAKERS)[number];

/**
 * The criteria that can separate teams with the same points, in the order that a list of them gives. Each head-to-head criterion is a block of
 * points, goal difference and goals among the level teams: `head-to-head` begins anew for those still level, `head-to-head-once` does not,
 * and `head-to-head-away-goals` has their away goals as a fourth. `kicks` are those after the last match of two level teams. A recorded
 * decision comes after all of them and stands in no list.
 */
export const RANKING_CRITERIA = [
  'goal-difference',
  'goals-scored',
  'wins',
  'away-goals',
  'goal-quotient',
  'head-to-head',
  'head-to-head-once',
  'head-to-head-away-goals',
  'conduct',
  'kicks',
] as const;

export type RankingCriterion = (typeof RANKING_CRITERIA)[number];

/** Whether the criteria are to be a list that the organisers chose, and there is none. */
export function lacksCriteria({
  tieBreakers,
  criteria,
}: {
  readonly tieBreakers?: TieBreakers | undefined;
  readonly criteria?: readonly RankingCriterion[] | null | undefined;
}): boolean {
  return tieBreakers === 'own' && !criteria;
}

/** The criteria, after points, by which teams of different groups can be compared. A recorded decision comes last and stands in no list. */
export const ACROSS_CRITERIA = [
  'goal-difference',
  'goals-scored',
  'wins',
  'conduct',
] as const satisfies readonly RankingCriterion[];

type AcrossCriterion = (typeof ACROSS_CRITERIA)[number];

/**
 * The results that count where teams of different groups are compared: all of them; those without the last teams of larger groups; those
 * among the first three of each group; or all of them, as points and goals a match.
 */
export const RESULTS_ACROSS = ['all', 'level-sizes', 'first-three', 'per-match'] as const;

export interface AcrossGroupsRules {
  readonly criteria: readonly AcrossCriterion[];
  readonly results: (typeof RESULTS_ACROSS)[number];
}

export const CARD_COUNTS = ['yellow', 'secondYellow', 'red', 'yellowAndRed'] as const;

type OfCards<Value> = Readonly<Record<(typeof CARD_COUNTS)[number], Value>>;

/** The persons of a side who were shown cards in a match, each in one of the four numbers: a second yellow is no yellow besides. */
export type CardCounts = OfCards<number>;

/** A value for each of the four numbers. */
export function ofCards<Value>(valueOf: (card: keyof CardCounts) => Value): OfCards<Value> {
  const values = CARD_COUNTS.map((card) => [card, valueOf(card)]);
  return Object.fromEntries(values) as OfCards<Value>;
}

/** The cards of one side in a match, those of its players and those of its officials. */
export interface CardsOfSide {
  readonly players: CardCounts;
  readonly officials: CardCounts;
}

/**
 * Where the points for a team's conduct come from, of which fewer are better: they are typed for each team, or each card counts as many as
 * the scale says. Cards of officials count where it says so.
 */
export type ConductScale =
  { readonly kind: 'typed' } | ({ readonly kind: 'cards'; readonly countsOfficials: boolean } & CardCounts);

/** What a recorded decision was. Records that are older than the kinds are `unstated`. */
export const DECISION_KINDS = [
  'unstated',
  'lots',
  'shoot-out',
  'deciding-match',
  'conduct',
  'ranking',
  'organisers',
] as const;

export type DecisionKind = (typeof DECISION_KINDS)[number];
