import type { Match } from '../cup/records';
import type { Side } from '../cup/sides';
import { nameKey } from '../cup/text/name-key';

type Occupant = Pick<Side, 'teamId' | 'placeholder' | 'source' | 'lost'>;

/** A key for the team or the source of a side. A side that is empty, or has only a text, has none (null). */
export function boundKey({ teamId, source }: Pick<Occupant, 'teamId' | 'source'>): string | null {
  if (teamId !== null) return `team ${teamId}`;
  return source === null ? null : JSON.stringify(Object.entries(source).sort());
}

/**
 * A key that distinguishes sides: by the team, else the source, else the text. An empty side has no key (null), and neither has a text whose
 * target was deleted: the same may be left on two sides, and nobody has typed it.
 */
export function sideKey(side: Occupant): string | null {
  const isTyped = side.placeholder !== null && side.lost === null;
  return boundKey(side) ?? (isTyped ? `text ${nameKey(side.placeholder)}` : null);
}

/** A key for the two sides of a match in either order. There is no key (null) when a side has none. */
export function pairKey(match: Match, keyOf: (side: Side) => string | null = sideKey): string | null {
  const local = keyOf(match.local);
  const visitor = keyOf(match.visitor);
  return local === null || visitor === null ? null : [local, visitor].sort().join('\n');
}
