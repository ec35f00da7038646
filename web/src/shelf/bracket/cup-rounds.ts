import { finalOf } from '@futsal-cup/domain/bracket/final';
import { knockoutOf } from '@futsal-cup/domain/bracket/knockout';
import { bracketRounds, type Round } from '@futsal-cup/domain/bracket/rounds';
import type { Cup, Match, Stage } from '../cup/cup';
import { slashDate } from '../cup/slash-date';
import { groupOfLevelTeams, type LevelGroup } from '../cup/level-group';

type CupRound = Round<Match>;

/** A match of the bracket; while it is open, with the group of level teams that keeps it so. */
export type BracketSeed = CupRound['seeds'][number] & { readonly levelGroup: LevelGroup | undefined };

export interface BracketRound extends Omit<CupRound, 'seeds'> {
  /** Whether the match that decides the cup is among its matches. */
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

/** The rounds of a cup's bracket: its knockout stages in order, each with its matches by number. */
export function cupRounds({ Stages }: Pick<Cup, 'Stages'>): readonly BracketRound[] {
  const matches = Stages.flatMap(({ Matches }) => Matches);
  const final = finalOf(Stages);
  return bracketRounds(Stages, matches, numbersOf(Stages)).map((round) => ({
    ...round,
    hasFinal: round.seeds.some(({ match }) => match === final),
    seeds: round.seeds.map((seed) => ({
      ...seed,
      date: slashDate(seed.match.date),
      levelGroup: groupOfLevelTeams({ Stages }, seed.match),
    })),
  }));
}

/** The matches of earlier rounds that a match gets its teams from, by match id. */
export interface Feeders {
  readonly winnersOf: readonly string[];
  readonly losersOf: readonly string[];
}

/** The matches of earlier rounds that each match of a bracket gets its teams from, by match id. */
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
