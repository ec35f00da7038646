/** Which criterion comes first among teams level on points; see `standings/`. */
export type TieBreakers = 'goal-difference' | 'head-to-head';

/** What a win, a draw and a loss are worth in a table. */
export interface Points {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** A cup. `date` is its first day (`YYYY-MM-DD`) in `timeZone` (an IANA name such as `Europe/Zurich`). */
export interface Tournament {
  readonly tournamentId: string;
  readonly name: string;
  readonly date: string;
  readonly points: Points;
  readonly tieBreakers: TieBreakers;
  readonly timeZone: string;
}
