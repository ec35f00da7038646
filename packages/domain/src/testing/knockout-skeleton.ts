import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { describeGroupPlace } from '../bracket/source-words';
import { bracketRoundsOf, type BracketMatch } from '../plan/format/bracket-rounds';
import { drawPlaces } from '../plan/format/draw-places';
import type { QualifyingPlace } from '../plan/format/group-seeds';
import { ENGLISH_STAGE_WORDS, stageName } from '../plan/format/stage-names';

/** Two sides of a knockout match as placeholders that `bindPlaceholder` understands. */
interface SkeletonMatch {
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
  /** The number of teams of each group that qualify. */
  readonly qualifiers: number;
  /** The number of further teams that qualify, as the best of all teams on the next place: 'Best third 1'. */
  readonly bestOfNext?: number;
  /** The last place that is played for: 2 for the final alone. */
  readonly playedTo: number;
}

const WORDS = ENGLISH_SOURCE_WORDS;

function describePlace(place: QualifyingPlace, groupNames: readonly string[]): string {
  if (place.kind === 'group-place') {
    return describeGroupPlace(place.place, groupNames[place.group] ?? '', WORDS);
  }
  const word = WORDS.places[place.place - 1] ?? '';
  return place.kind === 'best-of-place' ? WORDS.bestOf(word, place.rank) : WORDS.oneOfBest(word, place.slot);
}

/**
 * The rounds of a single-elimination bracket from group places, 1A against 2B and so on, matches numbered from 1 as `numberMatches` will
 * number them. When the qualifiers do not fill the bracket, the best get byes: they enter a round later.
 */
export function knockoutSkeleton({
  groupNames,
  qualifiers,
  bestOfNext = 0,
  playedTo,
}: SkeletonInput): SkeletonRound[] {
  const takes = { from: 1, to: qualifiers, bestOfNext, withoutBest: 0 };
  const groups = { stage: 'groups' as const, first: 0, sizes: groupNames.map(() => qualifiers + 1) };
  const rounds = bracketRoundsOf(drawPlaces(takes, groups), playedTo);
  const inOrder = rounds.flatMap(({ matches }) => matches);
  const numberOf = (match: BracketMatch<QualifyingPlace>) => inOrder.indexOf(match) + 1;
  const describeSide = (side: BracketMatch<QualifyingPlace>['local']) => {
    if (side.kind === 'entry') return describePlace(side.entry, groupNames);
    return side.kind === 'match-winner'
      ? WORDS.winner(numberOf(side.match))
      : WORDS.loser(numberOf(side.match));
  };
  return rounds.map(({ key, matches }) => ({
    name: stageName(key, ENGLISH_STAGE_WORDS),
    matches: matches.map((match) => ({
      matchNumber: numberOf(match),
      local: describeSide(match.local),
      visitor: describeSide(match.visitor),
    })),
  }));
}
