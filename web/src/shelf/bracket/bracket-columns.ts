import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { Match } from '../cup/cup';
import type { BracketRound, Feeders } from './cup-rounds';

/** A column of the bracket: a round and, below it, the rounds that are played alongside it, such as the match for third place. */
export type BracketColumn = readonly BracketRound[];

type FeedersById = ReadonlyMap<string, Feeders>;

/** Returns whether only losers of other matches play in a round and no later match depends on it. */
function isAside({ seeds }: BracketRound, feeders: FeedersById): boolean {
  const leadsOn = new Set(
    [...feeders.values()].flatMap(({ winnersOf, losersOf }) => [...winnersOf, ...losersOf]),
  );
  return (
    seeds.length > 0 &&
    seeds.every(({ id }) => {
      const { winnersOf = [], losersOf = [] } = feeders.get(id) ?? {};
      return winnersOf.length === 0 && losersOf.length > 0 && !leadsOn.has(id);
    })
  );
}

function feedsBoth(aside: BracketRound, main: BracketRound, feeders: FeedersById): boolean {
  const lost = new Set(aside.seeds.flatMap(({ id }) => feeders.get(id)?.losersOf ?? []));
  return main.seeds.some(({ id }) => feeders.get(id)?.winnersOf.some((feeder) => lost.has(feeder)));
}

/**
 * Returns the rounds as columns. A round for the losers of the matches that lead to another round stands below that round in the
 * same column. So the match for third place stands below the final, no matter which is played first.
 */
export function columnsOf(rounds: readonly BracketRound[], feeders: FeedersById): readonly BracketColumn[] {
  const asides = rounds.filter((round) => isAside(round, feeders));
  const mainOf = new Map(
    asides.flatMap((aside) => {
      const main = rounds.find((round) => !asides.includes(round) && feedsBoth(aside, round, feeders));
      return main ? [[aside, main] as const] : [];
    }),
  );
  return rounds
    .filter((round) => !mainOf.has(round))
    .map((round) => [round, ...asides.filter((aside) => mainOf.get(aside) === round)]);
}

function isOpen(match: Match): boolean {
  return !hasScore(match) && match.state !== 'abandoned';
}

/**
 * Returns the column that a bracket opens with: the first column with a match that is still to be played. After the last match it is
 * the column of the final, or the last column if the final is not known.
 */
export function currentColumn(columns: readonly BracketColumn[]): number {
  const first = columns.findIndex((column) =>
    column.some(({ seeds }) => seeds.some(({ match }) => isOpen(match))),
  );
  if (first !== -1) return first;
  const ofFinal = columns.findIndex((column) => column.some(({ hasFinal }) => hasFinal));
  return ofFinal === -1 ? columns.length - 1 : ofFinal;
}
