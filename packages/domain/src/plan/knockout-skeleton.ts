import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { describeGroupPlace } from '../bracket/source-words';

/** Two sides of a knockout match as placeholders that `bindPlaceholder` understands. */
export interface SkeletonMatch {
  readonly matchNumber: number;
  readonly local: string;
  readonly visitor: string;
}

/** A stage to be: 'Round of 16', 'Quarter-finals', 'Semi-finals', 'Match for third place', 'Final'. */
export interface SkeletonRound {
  readonly name: string;
  readonly matches: readonly SkeletonMatch[];
}

export interface SkeletonInput {
  /** The groups' letters or names, in order: 'A' stands for 'Group A'. */
  readonly groupNames: readonly string[];
  /** How many of each group go on. */
  readonly qualifiers: number;
  readonly withThirdPlace: boolean;
}

/** Whoever has this place of the bracket; null for a bye. */
type Slot = string | null;

const THIRD_PLACE = 'Match for third place';

/**
 * One half of the qualifiers, best first: the winners of every second group and the runners-up of the others, and so on. Teams
 * of one group, on neighbouring places, are in different halves. Second and third places run backwards, so that 1A meets 2B,
 * and where four of a group go on, 4D and then 2B or 3C but not 3A.
 */
function seedsOfHalf(half: 0 | 1, { groupNames, qualifiers }: SkeletonInput): string[] {
  return Array.from({ length: qualifiers }, (_, index) => {
    const ofPlace = groupNames
      .filter((_name, group) => (group + index) % 2 === half)
      .map((groupName) => describeGroupPlace(index + 1, groupName, ENGLISH_SOURCE_WORDS));
    return index % 4 === 0 || index % 4 === 3 ? ofPlace : ofPlace.reverse();
  }).flat();
}

/** The seeds' order down a bracket of `size` (1, 8, 4, 5, 2, 7, 3, 6 for 8): best against last, and the best two meet last. */
function bracketOrder(size: number): number[] {
  if (size === 1) return [1];
  return bracketOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

function smallestPowerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(atLeast, 1)));
}

function drawSlots(input: SkeletonInput): Slot[] {
  const halves = [seedsOfHalf(0, input), seedsOfHalf(1, input)];
  const size = smallestPowerOfTwo(Math.max(...halves.map((seeds) => seeds.length)));
  return halves.flatMap((seeds) => bracketOrder(size).map((seed) => seeds[seed - 1] ?? null));
}

function nameOfRound(slots: number): string {
  if (slots === 2) return 'Final';
  if (slots === 4) return 'Semi-finals';
  return slots === 8 ? 'Quarter-finals' : `Round of ${slots}`;
}

interface PlayedRound {
  readonly matches: readonly SkeletonMatch[];
  readonly next: readonly Slot[];
}

/** Pairs neighbours: two make a match, one alone goes on by a bye. */
function playRound(slots: readonly Slot[], firstNumber: number): PlayedRound {
  const matches: SkeletonMatch[] = [];
  const next: Slot[] = [];
  for (let index = 0; index < slots.length; index += 2) {
    const local = slots[index] ?? null;
    const visitor = slots[index + 1] ?? null;
    if (local !== null && visitor !== null) {
      const matchNumber = firstNumber + matches.length;
      matches.push({ matchNumber, local, visitor });
      next.push(`Winner match ${matchNumber}`);
    } else {
      next.push(local ?? visitor);
    }
  }
  return { matches, next };
}

function thirdPlaceRound(semiFinals: SkeletonRound | undefined, matchNumber: number): SkeletonRound | null {
  const [one, other] = semiFinals?.matches ?? [];
  if (!one || !other) return null;
  const local = `Loser match ${one.matchNumber}`;
  const visitor = `Loser match ${other.matchNumber}`;
  return { name: THIRD_PLACE, matches: [{ matchNumber, local, visitor }] };
}

/**
 * The rounds of a single-elimination bracket from group places, 1A against 2B and so on, matches numbered from 1 as
 * `numberMatches` will number them. When the qualifiers do not fill the bracket, the best get byes: they enter a round later.
 */
export function knockoutSkeleton(input: SkeletonInput): SkeletonRound[] {
  const rounds: SkeletonRound[] = [];
  let slots: readonly Slot[] = drawSlots(input);
  let matchNumber = 1;
  while (slots.length > 1) {
    const isFinal = slots.length === 2;
    const thirdPlace = isFinal && input.withThirdPlace ? thirdPlaceRound(rounds.at(-1), matchNumber) : null;
    if (thirdPlace) {
      rounds.push(thirdPlace);
      matchNumber += 1;
    }
    const { matches, next } = playRound(slots, matchNumber);
    if (matches.length > 0) rounds.push({ name: nameOfRound(slots.length), matches });
    matchNumber += matches.length;
    slots = next;
  }
  return rounds;
}
