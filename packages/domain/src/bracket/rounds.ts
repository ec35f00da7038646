import { formatDate } from '../cup/dates';

export interface RoundStage {
  readonly stageId: string;
  readonly name: string;
  readonly type: 'group' | 'knockout';
  readonly order: number;
}

export interface RoundMatch {
  readonly matchId: string;
  readonly stageId: string;
  readonly date: string;
}

/** A match in the bracket: its id, its number across the knockout stages and its date as dd/mm/yyyy. */
interface Seed<M> {
  readonly id: string;
  readonly matchNumber: number;
  readonly date: string;
  readonly match: M;
}

export interface Round<M> {
  readonly stageId: string;
  readonly name: string;
  readonly order: number;
  readonly seeds: readonly Seed<M>[];
}

function seedOf<M extends RoundMatch>(match: M, matchNumber: number): Seed<M> {
  const date = formatDate(match.date);
  return { id: match.matchId, matchNumber, date: typeof date === 'string' ? date : date.slash, match };
}

/**
 * The rounds of the bracket: the knockout stages by order, each with its matches (`seeds`) by number. A stage without a match gives an
 * empty round.
 */
export function bracketRounds<M extends RoundMatch>(
  stages: readonly RoundStage[],
  matches: readonly M[],
  matchNumbers: ReadonlyMap<string, number>,
): Round<M>[] {
  const rounds = stages
    .filter(({ type }) => type === 'knockout')
    .sort((a, b) => a.order - b.order)
    .map(({ stageId, name, order }) => ({ stageId, name, order, seeds: [] as Seed<M>[] }));
  const byStage = new Map(rounds.map((round) => [round.stageId, round]));
  for (const match of matches) {
    const matchNumber = matchNumbers.get(match.matchId);
    if (matchNumber !== undefined) byStage.get(match.stageId)?.seeds.push(seedOf(match, matchNumber));
  }
  for (const round of rounds) round.seeds.sort((a, b) => a.matchNumber - b.matchNumber);
  return rounds;
}
