import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { Cup, Match } from '../cup/cup';
import { type BracketRound, cupRounds, type Feeders, findFeeders } from './cup-rounds';

/** A column of the bracket: a round and, below it, those that are played beside it, such as the match for third place. */
export type BracketColumn = readonly BracketRound[];

type FeedersById = ReadonlyMap<string, Feeders>;

/** Whether a round is played by losers alone, and nothing is played on from it. */
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
 * The rounds as columns. A round for the losers of the matches that lead to another round stands in the column of that round and
 * below it: the match for third place below the final, whichever is played first.
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
 * Where a bracket opens: the column of the first round that has a match to be played, after the last match that of the final, or the
 * last column where none is known.
 */
export function currentColumn(columns: readonly BracketColumn[]): number {
  const first = columns.findIndex((column) =>
    column.some(({ seeds }) => seeds.some(({ match }) => isOpen(match))),
  );
  if (first !== -1) return first;
  const ofFinal = columns.findIndex((column) => column.some(({ hasFinal }) => hasFinal));
  return ofFinal === -1 ? columns.length - 1 : ofFinal;
}

interface Opening {
  /** How many columns there are to choose from. */
  readonly columns: number;
  /** How many matches each round has of the column that the bracket opens on. */
  readonly matches: readonly number[];
}

/** How large the bracket of a cup is where it opens, before it is drawn. */
export function openingOf(cup: Pick<Cup, 'Stages'>): Opening {
  const rounds = cupRounds(cup);
  const columns = columnsOf(rounds, findFeeders(rounds));
  const column = columns[currentColumn(columns)] ?? [];
  return { columns: columns.length, matches: column.map(({ seeds }) => seeds.length) };
}
