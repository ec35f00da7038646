import { compareText } from '../cup/compare-text';
import type { Cup } from '../cup/cup';
import type { Match } from '../match/match';
import { referencedMatchIds } from './match-references';
import { orderByReference } from './order-by-reference';

/**
 * Walks from one match to a match that it waits for until one comes again. Each entangled match waits for another entangled one,
 * so the walk cannot end elsewhere.
 */
export function walkInCircle(entangled: readonly Match[]): string[] | null {
  const byId = new Map(entangled.map((match) => [match.matchId, match]));
  const path = new Set<Match>();
  let [current] = [...entangled].sort((a, b) => compareText(a.matchId, b.matchId));
  while (current && !path.has(current)) {
    path.add(current);
    const onward = referencedMatchIds(current).map((matchId) => byId.get(matchId));
    current = onward.find((match) => match !== undefined);
  }
  if (!current) return null;
  const walked = [...path];
  return walked.slice(walked.indexOf(current)).map((match) => match.matchId);
}

/**
 * The ids of matches whose placeholders lead in a circle, each waiting for the next and the last for the first, or null when
 * every reference comes to an end. To know whether a match may be saved, ask for the cup as it would be afterwards.
 */
export function findCycle(cup: Pick<Cup, 'matches'>): string[] | null {
  return walkInCircle(orderByReference(cup.matches).entangled);
}
