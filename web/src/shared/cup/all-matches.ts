import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';

/** The matches of every stage of a cup. */
export function allMatches({ Stages }: Pick<TournamentView, 'Stages'>): MatchView[] {
  return Stages.flatMap(({ Matches }) => Matches);
}
