import { bracketRounds, type Round } from '@futsal-cup/domain/bracket/rounds';
import type { MatchView, StageView, TournamentView } from '@futsal-cup/domain/contracts/views';

export type BracketRound = Round<MatchView>;

function numbersOf(stages: readonly StageView[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { Matches } of stages) {
    for (const { matchId, matchNumber } of Matches)
      if (matchNumber !== null) numbers.set(matchId, matchNumber);
  }
  return numbers;
}

/** The rounds of a cup's bracket: its knockout stages in order, each with its matches by number. */
export function cupRounds({ Stages }: Pick<TournamentView, 'Stages'>): readonly BracketRound[] {
  return bracketRounds(
    Stages,
    Stages.flatMap(({ Matches }) => Matches),
    numbersOf(Stages),
  );
}
