import { finalOf } from '@futsal-cup/domain/bracket/final';
import { knockoutOf } from '@futsal-cup/domain/bracket/knockout';
import { bracketRounds, type Round } from '@futsal-cup/domain/bracket/rounds';
import type { Match, Stage } from '../cup/cup';
import { slashDate } from '../cup/slash-date';
import { groupOfLevelTeams } from '../cup/group-of-level-teams';
import type { CupWithPlaces, LevelGroup } from '../cup/level-group';

type CupRound = Round<Match>;

/** A match of the bracket. `levelGroup` is the group of level teams that keeps the match open. */
export type BracketSeed = CupRound['seeds'][number] & { readonly levelGroup: LevelGroup | undefined };

export interface BracketRound extends Omit<CupRound, 'seeds'>, Pick<Stage, 'names'> {
  /** Whether the round contains the match that decides the cup. */
  readonly hasFinal: boolean;
  readonly seeds: readonly BracketSeed[];
}

function numbersOf(stages: readonly Stage[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { Matches } of stages) {
    for (const { matchId, matchNumber } of Matches)
      if (matchNumber !== null) numbers.set(matchId, matchNumber);
  }
  return numbers;
}

/** Returns the rounds of a cup's bracket: its knockout stages in order, each with its matches by number. */
export function cupRounds(cup: CupWithPlaces): readonly BracketRound[] {
  const { Stages } = cup;
  const matches = Stages.flatMap(({ Matches }) => Matches);
  const final = finalOf(Stages);
  return bracketRounds(Stages, matches, numbersOf(Stages)).map((round) => ({
    ...round,
    names: Stages.find(({ stageId }) => stageId === round.stageId)?.names,
    hasFinal: round.seeds.some(({ match }) => match === final),
    seeds: round.seeds.map((seed) => ({
      ...seed,
      date: slashDate(seed.match.date),
      levelGroup: groupOfLevelTeams(cup, seed.match),
    })),
  }));
}

/** The ids of the earlier matches that the teams of a match come from. */
export interface Feeders {
  readonly winnersOf: readonly string[];
  readonly losersOf: readonly string[];
}

/** Returns, for each match of a bracket, the earlier matches that its teams come from. The keys are match ids. */
export function findFeeders(rounds: readonly BracketRound[]): ReadonlyMap<string, Feeders> {
  const stages = rounds.map(({ seeds }) => ({
    type: 'knockout' as const,
    Matches: seeds.map(({ match }) => match),
  }));
  const knockout = knockoutOf(stages);
  const earlier = new Set<Match>();
  const feeders = new Map<string, Feeders>();
  for (const { Matches } of stages) {
    for (const match of Matches) {
      const { local, visitor } = knockout.originsOf(match);
      const idsOf = (kind: 'won' | 'lost') =>
        [local, visitor].flatMap((origin) =>
          origin.kind === kind && earlier.has(origin.match) ? [origin.match.matchId] : [],
        );
      feeders.set(match.matchId, { winnersOf: idsOf('won'), losersOf: idsOf('lost') });
    }
    for (const match of Matches) earlier.add(match);
  }
  return feeders;
}
