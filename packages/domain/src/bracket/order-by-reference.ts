import type { Match } from '../match/match';
import { referencedMatchIds } from './match-references';

export interface ReferenceOrder {
  /** The matches, each after those that it waits for. */
  readonly ordered: readonly Match[];
  /** The matches that lie in a circle of references or wait for one, in the order given. */
  readonly entangled: readonly Match[];
}

/**
 * Orders matches so that each comes after those that its placeholders refer to (Kahn's topological sort): no recursion, so
 * neither a long chain nor a circle can exhaust it. A reference to a match that is not there is no reason to wait.
 */
export function orderByReference(matches: readonly Match[]): ReferenceOrder {
  const present = new Set(matches.map((match) => match.matchId));
  const waitsFor = new Map<string, number>();
  const waiting = new Map<string, Match[]>();
  const ordered: Match[] = [];
  for (const match of matches) {
    const references = referencedMatchIds(match).filter((matchId) => present.has(matchId));
    if (references.length === 0) {
      ordered.push(match);
      continue;
    }
    waitsFor.set(match.matchId, references.length);
    for (const matchId of references) {
      const sameReference = waiting.get(matchId);
      if (sameReference) sameReference.push(match);
      else waiting.set(matchId, [match]);
    }
  }
  for (const done of ordered) {
    for (const match of waiting.get(done.matchId) ?? []) {
      const left = (waitsFor.get(match.matchId) ?? 0) - 1;
      waitsFor.set(match.matchId, left);
      if (left === 0) ordered.push(match);
    }
  }
  const entangled = matches.filter((match) => (waitsFor.get(match.matchId) ?? 0) > 0);
  return { ordered, entangled };
}
