import type { Cup } from '../cup/cup';
import { referencedMatchIds } from './match-references';
import { orderByReference } from './order-by-reference';

/**
 * The ids of matches whose placeholders lead in a circle, each waiting for the next and the last for the first, or null when
 * every reference comes to an end. To know whether a match may be saved, ask for the cup as it would be afterwards.
 */
export function findCycle(cup: Pick<Cup, 'matches'>): string[] | null {
  const { entangled } = orderByReference(cup.matches);
  const next = new Map<string, string | undefined>();
  const ids = new Set(entangled.map((match) => match.matchId));
  for (const match of entangled) {
    const onward = referencedMatchIds(match).find((matchId) => ids.has(matchId));
    next.set(match.matchId, onward);
  }
  const path = new Set<string>();
  let current = [...ids].sort()[0];
  while (current !== undefined && !path.has(current)) {
    path.add(current);
    current = next.get(current);
  }
  if (current === undefined) return null;
  const walked = [...path];
  return walked.slice(walked.indexOf(current));
}
