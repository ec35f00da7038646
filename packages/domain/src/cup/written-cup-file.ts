import type {
  Category,
  DecisionAcross,
  Group,
  Match,
  Player,
  Stage,
  StoredMatchState,
  Team,
  Tournament,
} from './records';
import type { Sides } from './sides';

/** What is played by the teams of a category, or by those without one. */
export interface WrittenPart {
  readonly teams: readonly (Omit<Team, 'teamId' | 'players' | 'categoryId'> & {
    readonly players: readonly (string | Omit<Player, 'playerId'>)[];
  })[];
  readonly stages: readonly (Pick<Stage, 'matchRules' | 'wipesCautions'> & {
    readonly name: string;
    readonly type: string;
    readonly order: number;
    readonly decisions?: readonly (Omit<DecisionAcross, 'teamIds'> & { readonly teams: readonly string[] })[];
  })[];
  readonly groups: readonly (Pick<Group, 'decision' | 'rounds'> & {
    readonly name: string;
    readonly stage: string;
    readonly teams: readonly string[];
    readonly lots: readonly string[];
    readonly places?: readonly WrittenPlace[];
  })[];
  readonly matches: readonly (Pick<Match, 'forfeit' | 'cards' | 'isFinal'> & WrittenMatch)[];
}

/**
 * A whole cup whose records refer to each other by name, as `readCupFile` reads it (docs/cup-file.md). It contains the scores of the
 * matches, but not their logs.
 */
export interface WrittenCupFile extends Omit<Tournament, 'tournamentId' | 'categories'>, WrittenPart {
  readonly categories?: readonly (Pick<Category, 'name' | 'rules'> & WrittenPart)[];
}

/** What the names of a match's sides and its score do not say. */
export interface WrittenFacts {
  /** How the words of a side are meant, where they are not simply bound to what they name. */
  readonly words?: { readonly local?: WrittenWords | undefined; readonly visitor?: WrittenWords | undefined };
  /** The state, where it does not follow from the score. */
  readonly state?: StoredMatchState;
  /** Whether the match is a forfeit although `forfeit` does not say by whom. */
  readonly isForfeit?: boolean;
  /** The names of the teams that the score is for, where other teams are in the match by now; null where none are recorded. */
  readonly playedBy?: Sides<string> | null;
}

/** `stage` names the group stage that the words mean. Without it they are a text that is bound to nothing, which `was` once something. */
export interface WrittenWords {
  readonly stage?: string | undefined;
  readonly was?: readonly string[] | undefined;
}

/** A place that a group takes; `stage` names the group stage that the words mean, where it is not the last one before. */
type WrittenPlace = string | { readonly place: string; readonly stage: string };

interface WrittenMatch extends WrittenFacts {
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
}
