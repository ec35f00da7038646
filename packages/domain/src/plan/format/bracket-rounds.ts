import type { BracketRoundKey, MainRound } from '../settings';

/** A side of a bracket's match: the holder of an entry, or the winner or loser of an earlier match. */
type BracketSide<Entry> =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'match-winner' | 'match-loser'; readonly match: BracketMatch<Entry> };

export interface BracketMatch<Entry> {
  readonly local: BracketSide<Entry>;
  readonly visitor: BracketSide<Entry>;
}

export interface BracketRound<Entry> {
  readonly key: BracketRoundKey;
  /** The number of rounds that the matches are away from the last ones of their bracket. */
  readonly left: number;
  readonly matches: readonly BracketMatch<Entry>[];
}

/**
 * The seeds in their order from the top of a bracket of `size` to the bottom (1, 8, 4, 5, 2, 7, 3, 6 for 8): the best seed meets the last
 * one, and the best two seeds can only meet in the final.
 */
function bracketOrder(size: number): number[] {
  if (size === 1) return [1];
  return bracketOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

function smallestPowerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(atLeast, 1)));
}

/** The places of a bracket as one list, from its two halves, each with its best entry first; null is a bye. */
export function drawHalves<Entry>(halves: readonly (readonly Entry[])[]): (Entry | null)[] {
  const size = smallestPowerOfTwo(Math.max(...halves.map((entries) => entries.length)));
  return halves.flatMap((entries) => bracketOrder(size).map((seed) => entries[seed - 1] ?? null));
}

/** The places of one bracket from its entries, best first; null is a bye, which the best entries get. */
export function drawSeeds<Entry>(entries: readonly Entry[]): (Entry | null)[] {
  return bracketOrder(smallestPowerOfTwo(entries.length)).map((seed) => entries[seed - 1] ?? null);
}

const MAIN_ROUNDS: Readonly<Record<number, MainRound>> = {
  2: 'final',
  4: 'semi-finals',
  8: 'quarter-finals',
  16: 'round-of-16',
  32: 'round-of-32',
  64: 'round-of-64',
  128: 'round-of-128',
};

type Place<Entry> = BracketSide<Entry> | null;

/** Those who play for the same places, the first of which is `first`. */
interface Field<Entry> {
  readonly first: number;
  /** From top to bottom; null is a bye. */
  readonly places: readonly Place<Entry>[];
}

function countIn({ places }: Field<unknown>): number {
  return places.filter((place) => place !== null).length;
}

function keyOf(field: Field<unknown>): BracketRoundKey {
  const { first, places } = field;
  const main = first === 1 ? MAIN_ROUNDS[places.length] : undefined;
  const count = countIn(field);
  return main ?? (count === 2 ? `place-${first}` : `places-${first}-to-${first + count - 1}`);
}

interface PlayedField<Entry> {
  readonly matches: readonly BracketMatch<Entry>[];
  readonly winners: Field<Entry>;
  readonly losers: Field<Entry>;
}

/** Pairs neighbours. Two entries make a match; an entry without a neighbour goes on by a bye, with the winners. */
function playField<Entry>({ first, places }: Field<Entry>): PlayedField<Entry> {
  const matches: BracketMatch<Entry>[] = [];
  const winners: Place<Entry>[] = [];
  const losers: Place<Entry>[] = [];
  for (let index = 0; index < places.length; index += 2) {
    const local = places[index] ?? null;
    const visitor = places[index + 1] ?? null;
    const match = local && visitor ? { local, visitor } : null;
    if (match) matches.push(match);
    winners.push(match ? { kind: 'match-winner', match } : (local ?? visitor));
    losers.push(match && { kind: 'match-loser', match });
  }
  const through = { first, places: winners };
  return { matches, winners: through, losers: { first: first + countIn(through), places: losers } };
}

/**
 * The rounds of a single-elimination bracket whose places are given from top to bottom (null is a bye, and its neighbour enters a round
 * later). `first` is the place that its winner gets. Whoever loses plays for the places that are left, up to the place `playedTo`; of the
 * fields of one round, the one for the lowest places comes first.
 */
export function bracketRoundsOf<Entry>(
  entries: readonly (Entry | null)[],
  playedTo: number,
  first = 1,
): BracketRound<Entry>[] {
  const rounds: BracketRound<Entry>[] = [];
  const places = entries.map((entry): Place<Entry> => (entry === null ? null : { kind: 'entry', entry }));
  let fields: Field<Entry>[] = [{ first, places }];
  for (let left = Math.log2(entries.length) - 1; left >= 0; left -= 1) {
    fields = fields.flatMap((field) => {
      const { matches, winners, losers } = playField(field);
      if (matches.length > 0) rounds.push({ key: keyOf(field), left, matches });
      return [losers, winners].filter((next) => countIn(next) > 1 && next.first <= playedTo);
    });
  }
  return rounds;
}
