import type { StageKey } from '../settings';

type KnockoutKey = Exclude<StageKey, 'groups'>;

/** A side of a knockout match: the holder of an entry of the bracket, or the winner or loser of an earlier match. */
export type BracketSide<Entry> =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'match-winner' | 'match-loser'; readonly matchNumber: number };

interface BracketMatch<Entry> {
  readonly matchNumber: number;
  readonly local: BracketSide<Entry>;
  readonly visitor: BracketSide<Entry>;
}

export interface BracketRound<Entry> {
  readonly key: KnockoutKey;
  readonly matches: readonly BracketMatch<Entry>[];
}

/** The optional matches for lower places, which do not lead to the final. */
export interface PlayedOut {
  readonly thirdPlace: boolean;
  readonly placesFiveToEight: boolean;
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

const KEYS: Readonly<Record<number, KnockoutKey>> = {
  2: 'final',
  4: 'semi-finals',
  8: 'quarter-finals',
  16: 'round-of-16',
  32: 'round-of-32',
  64: 'round-of-64',
  128: 'round-of-128',
};

function keyOfRound(places: number): KnockoutKey {
  const key = KEYS[places];
  if (key === undefined) throw new Error(`A bracket has no round of ${places}`);
  return key;
}

type Place<Entry> = BracketSide<Entry> | null;

/** Numbers the matches as they are added, round by round. */
class Rounds<Entry> {
  readonly rounds: BracketRound<Entry>[] = [];
  private count = 0;

  /** Adds a round of these pairs and gives the numbers of its matches. */
  add(
    key: KnockoutKey,
    pairs: readonly (readonly [BracketSide<Entry>, BracketSide<Entry>])[],
  ): readonly number[] {
    const matches = pairs.map(([local, visitor], index) => ({
      matchNumber: this.count + index + 1,
      local,
      visitor,
    }));
    this.count += matches.length;
    if (matches.length > 0) this.rounds.push({ key, matches });
    return matches.map(({ matchNumber }) => matchNumber);
  }
}

/** Pairs neighbours. Two entries make a match; an entry without a neighbour goes on by a bye. */
function playRound<Entry>(rounds: Rounds<Entry>, places: readonly Place<Entry>[]): readonly Place<Entry>[] {
  const pairs: [BracketSide<Entry>, BracketSide<Entry>][] = [];
  const next: (Place<Entry> | 'winner')[] = [];
  for (let index = 0; index < places.length; index += 2) {
    const local = places[index] ?? null;
    const visitor = places[index + 1] ?? null;
    if (local && visitor) pairs.push([local, visitor]);
    next.push(local && visitor ? 'winner' : (local ?? visitor));
  }
  const numbers = [...rounds.add(keyOfRound(places.length), pairs)];
  return next.map((place) =>
    place === 'winner' ? { kind: 'match-winner', matchNumber: numbers.shift() ?? 0 } : place,
  );
}

function loser(matchNumber: number): BracketSide<never> {
  return { kind: 'match-loser', matchNumber };
}

function winner(matchNumber: number): BracketSide<never> {
  return { kind: 'match-winner', matchNumber };
}

/** The numbers of a round's matches; the list is empty when byes replaced some of them. */
function numbersOf<Entry>(round: BracketRound<Entry> | undefined, key: KnockoutKey): readonly number[] {
  return round?.key === key ? round.matches.map(({ matchNumber }) => matchNumber) : [];
}

/**
 * The rounds of a single-elimination bracket whose places are given from top to bottom (null is a bye, and its neighbour enters a round
 * later), with matches numbered from 1 as `numberMatches` will number them. The match for third place needs two semi-finals, and the
 * matches for the places 5 to 8 need four quarter-finals; where there are fewer, they are left out.
 */
export function bracketRoundsOf<Entry>(
  entries: readonly (Entry | null)[],
  playedOut: PlayedOut,
): BracketRound<Entry>[] {
  const rounds = new Rounds<Entry>();
  let places: readonly Place<Entry>[] = entries.map((entry) =>
    entry === null ? null : { kind: 'entry', entry },
  );
  let forFifth: readonly number[] = [];
  while (places.length > 1) {
    if (places.length === 4 && playedOut.placesFiveToEight) {
      const [a, b, c, d] = numbersOf(rounds.rounds.at(-1), 'quarter-finals');
      if (a && b && c && d) {
        forFifth = rounds.add('places-5-to-8', [
          [loser(a), loser(b)],
          [loser(c), loser(d)],
        ]);
      }
    }
    if (places.length === 2) {
      const [one, other] = numbersOf(rounds.rounds.at(-1), 'semi-finals');
      const [fifth, eighth] = forFifth;
      if (fifth && eighth) {
        rounds.add('seventh-place', [[loser(fifth), loser(eighth)]]);
        rounds.add('fifth-place', [[winner(fifth), winner(eighth)]]);
      }
      if (playedOut.thirdPlace && one && other) rounds.add('third-place', [[loser(one), loser(other)]]);
    }
    places = playRound(rounds, places);
  }
  return rounds.rounds;
}
