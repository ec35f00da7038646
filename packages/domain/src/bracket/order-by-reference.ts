import type { Match } from '../match/match';
import { referencedMatchIds } from './match-references';

export interface ReferenceOrder {
  /** The matches, each after those that it waits for. */
  readonly ordered: readonly Match[];
  /** The matches that lie in a circle of references or wait for one, in the order given. */
  readonly entangled: readonly Match[];
}

/** The matches that wait for one and the same match, by its id; and how many matches each of them waits for. */
interface Waiting {
  readonly forMatch: Map<string, Match[]>;
  readonly count: Map<Match, number>;
}

function noteWaiting(waiting: Waiting, match: Match, references: readonly string[]): void {
  waiting.count.set(match, references.length);
  for (const matchId of references) {
    const others = waiting.forMatch.get(matchId);
    if (others) others.push(match);
    else waiting.forMatch.set(matchId, [match]);
  }
}

/**
 * Orders matches so that each comes after those that its placeholders refer to (Kahn's topological sort): no recursion, so
 * neither a long chain nor a circle can exhaust it. A reference to a match that is not there is no reason to wait.
 */
export function orderByReference(matches: readonly Match[]): ReferenceOrder {
  const present = new Set(matches.map((match) => match.matchId));
  const waiting: Waiting = { forMatch: new Map(), count: new Map() };
  const ordered: Match[] = [];
  for (const match of matches) {
    const references = referencedMatchIds(match).filter((matchId) => present.has(matchId));
    if (references.length === 0) ordered.push(match);
    else noteWaiting(waiting, match, references);
  }
  for (const done of ordered) {
    for (const match of waiting.forMatch.get(done.matchId) ?? []) {
      const left = (waiting.count.get(match) ?? 0) - 1;
      waiting.count.set(match, left);
      if (left === 0) ordered.push(match);
    }
  }
  const entangled = [...waiting.count].filter(([, left]) => left > 0).map(([match]) => match);
  return { ordered, entangled };
}
