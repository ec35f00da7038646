import type { DecisionAcross, Group, Match, Team, Tournament } from './records';

/**
 * A whole cup whose records refer to each other by name, as `readCupFile` reads it (docs/cup-file.md). It contains the scores of the
 * matches, but not their logs.
 */
export interface WrittenCupFile extends Omit<Tournament, 'tournamentId'> {
  readonly teams: readonly (Omit<Team, 'teamId' | 'players'> & { readonly players: readonly string[] })[];
  readonly stages: readonly {
    readonly name: string;
    readonly type: string;
    readonly order: number;
    readonly decisions?: readonly (Omit<DecisionAcross, 'teamIds'> & { readonly teams: readonly string[] })[];
  }[];
  readonly groups: readonly (Pick<Group, 'decision' | 'rounds'> & {
    readonly name: string;
    readonly stage: string;
    readonly teams: readonly string[];
    readonly lots: readonly string[];
  })[];
  readonly matches: readonly (Pick<Match, 'forfeit' | 'cards' | 'isFinal'> & {
    readonly stage: string;
    readonly group: string | null;
    readonly local: string;
    readonly visitor: string;
    readonly date: string;
    readonly time: string;
    readonly location: string;
    readonly localScore: number | null;
    readonly visitorScore: number | null;
    readonly localPenalty: number | null;
    readonly visitorPenalty: number | null;
  })[];
}
