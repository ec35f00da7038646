/** A value for each of the two sides of a match. */
export interface Sides<Value> {
  readonly local: Value;
  readonly visitor: Value;
}

export type SideKey = keyof Sides<unknown>;

export const SIDES = ['local', 'visitor'] as const satisfies readonly SideKey[];

/** The opponent of each side. */
export const OTHER_SIDE: Readonly<Record<SideKey, SideKey>> = { local: 'visitor', visitor: 'local' };

export function mapSides<Value, Mapped>(
  { local, visitor }: Sides<Value>,
  map: (value: Value, side: SideKey) => Mapped,
): Sides<Mapped> {
  return { local: map(local, 'local'), visitor: map(visitor, 'visitor') };
}

/** The match, the group or the groups that a placeholder is bound to. Its team is known once these are complete and decided. */
export type PlaceholderSource =
  | { readonly kind: 'match-winner'; readonly matchId: string }
  | { readonly kind: 'match-loser'; readonly matchId: string }
  | { readonly kind: 'group-place'; readonly groupId: string; readonly place: number }
  | {
      readonly kind: 'best-of-place';
      readonly stageId: string;
      readonly place: number;
      readonly rank: number;
    }
  // One of the best teams on a place: which of them a slot gets is decided so that none meets its own group at once (bracket/allotment).
  | {
      readonly kind: 'allotted-of-place';
      readonly stageId: string;
      readonly place: number;
      readonly slot: number;
    };

/** The score of a side; the numbers are null until entered. */
export interface SideScore {
  /** Goals of the match, extra time included. */
  readonly goals: number | null;
  /** Kicks that went in during a shoot-out, which only counts when the goals are level. */
  readonly kicks: number | null;
}

/** One side of a match: a known team, or a placeholder that may be bound to a source, or neither ('NO TEAM'). */
export interface Side extends SideScore {
  readonly teamId: string | null;
  readonly placeholder: string | null;
  readonly source: PlaceholderSource | null;
  /**
   * What the placeholder referred to until that was deleted: the names of the two sides of a match, or the name of a group or of a stage.
   * Such a text never binds by itself. Null for any other side.
   */
  readonly lost: readonly string[] | null;
}

/** A side without a team, a text and a score. */
export const EMPTY_SIDE: Side = {
  teamId: null,
  placeholder: null,
  source: null,
  lost: null,
  goals: null,
  kicks: null,
};

/** What stands for a side that has neither a team nor a text. */
export const NO_TEAM = 'NO TEAM';

/** A match's score: goals and shoot-out of both sides. */
export type Score = Sides<SideScore>;
