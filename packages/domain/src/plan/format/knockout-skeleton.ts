import { ENGLISH_SOURCE_WORDS } from '../../bracket/english-source-words';
import { describeGroupPlace } from '../../bracket/source-words';
import { nameOfStage } from '../settings';
import { bracketRoundsOf, drawHalves, type BracketSide } from './bracket-rounds';
import { seedHalves, type QualifyingPlace } from './group-seeds';

/** Two sides of a knockout match as placeholders that `bindPlaceholder` understands. */
interface SkeletonMatch {
  readonly matchNumber: number;
  readonly local: string;
  readonly visitor: string;
}

/** A stage to be: 'Round of 16', 'Quarter-finals', 'Semi-finals', 'Match for third place', 'Final'. @internal */
export interface SkeletonRound {
  readonly name: string;
  readonly matches: readonly SkeletonMatch[];
}

/** @internal */
export interface SkeletonInput {
  /** The groups' letters or names, in order: 'A' stands for 'Group A'. */
  readonly groupNames: readonly string[];
  /** The number of teams of each group that qualify. */
  readonly qualifiers: number;
  /** The number of further teams that qualify, as the best of all teams on the next place: 'Best third 1'. */
  readonly bestOfNext?: number;
  readonly withThirdPlace: boolean;
  readonly withPlacesFiveToEight?: boolean;
}

const WORDS = ENGLISH_SOURCE_WORDS;

function describePlace(place: QualifyingPlace, groupNames: readonly string[]): string {
  return place.kind === 'group-place'
    ? describeGroupPlace(place.place, groupNames[place.group] ?? '', WORDS)
    : WORDS.bestOf(WORDS.places[place.place - 1] ?? '', place.rank);
}

function describeSide(side: BracketSide<QualifyingPlace>, groupNames: readonly string[]): string {
  if (side.kind === 'entry') return describePlace(side.entry, groupNames);
  return side.kind === 'match-winner' ? WORDS.winner(side.matchNumber) : WORDS.loser(side.matchNumber);
}

/**
 * The rounds of a single-elimination bracket from group places, 1A against 2B and so on, matches numbered from 1 as
 * `numberMatches` will number them. When the qualifiers do not fill the bracket, the best get byes: they enter a round later.
 * @internal
 */
export function knockoutSkeleton(input: SkeletonInput): SkeletonRound[] {
  const { groupNames, qualifiers, bestOfNext = 0 } = input;
  const places = drawHalves(seedHalves({ groups: groupNames.length, qualifiers, bestOfNext }));
  const rounds = bracketRoundsOf(places, {
    thirdPlace: input.withThirdPlace,
    placesFiveToEight: input.withPlacesFiveToEight ?? false,
  });
  return rounds.map(({ key, matches }) => ({
    name: nameOfStage(key),
    matches: matches.map(({ matchNumber, local, visitor }) => ({
      matchNumber,
      local: describeSide(local, groupNames),
      visitor: describeSide(visitor, groupNames),
    })),
  }));
}
