import type { ScorerTies } from '../cup/player-rules';

/** The goals of a scorer, and the matches that their team has played so far. */
export interface ScorerFigures {
  readonly goals: number;
  readonly matches: number;
}

export type Ranked<Row> = Row & { readonly position: number };

/**
 * The rows by `compare`, each with its position from 1. Level rows share a position, and the next one skips theirs (1, 1, 3); they stay in
 * the order in which they came.
 */
export function rankRows<Row>(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
): readonly Ranked<Row>[] {
  const ranked: Ranked<Row>[] = [];
  for (const row of [...rows].sort(compare)) {
    const last = ranked.at(-1);
    const position = last && compare(last, row) === 0 ? last.position : ranked.length + 1;
    ranked.push({ ...row, position });
  }
  return ranked;
}

/**
 * Scorers with the most goals first. Those with as many share a place or, by the rule of the cup, those whose team has played fewer matches
 * are ahead. Level scorers stay in the order in which they came.
 */
export function rankScorers<Scorer extends ScorerFigures>(
  scorers: readonly Scorer[],
  ties: ScorerTies,
): readonly Ranked<Scorer>[] {
  const byMatches = (a: Scorer, b: Scorer) => (ties === 'fewer-matches' ? a.matches - b.matches : 0);
  return rankRows(scorers, (a, b) => b.goals - a.goals || byMatches(a, b));
}
