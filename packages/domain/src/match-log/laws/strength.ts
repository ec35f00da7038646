import { mapSides, type SideKey, type Sides } from '../../cup/sides';

// This is a file of its own, because pages for visitors need no more of the Laws than this.

export const FULL_STRENGTH = 5;

/** The players on the court when the clock of the half shows `elapsed`, and the time until the next one may come on. */
export interface Strength {
  readonly players: Sides<number>;
  readonly next: number;
}

/** The strength of two sides of which one is short of players; null where both are complete. Times are in milliseconds. */
export function shortHandedAt(missing: Sides<readonly number[]>, elapsed: number): Strength | null {
  const left = (side: SideKey) => missing[side].filter((until) => until > elapsed);
  const [local, visitor] = [left('local'), left('visitor')];
  if (local.length + visitor.length === 0) return null;
  const players = { local: FULL_STRENGTH - local.length, visitor: FULL_STRENGTH - visitor.length };
  return { players, next: Math.min(...local, ...visitor) - elapsed };
}

/** The strength of the sides of a live match, whose field `short` is in seconds of the clock (see `LiveMatch`). */
export function strengthOf(short: Sides<readonly number[]>, elapsed: number): Strength | null {
  return shortHandedAt(
    mapSides(short, (untils) => untils.map((until) => until * 1_000)),
    elapsed,
  );
}
