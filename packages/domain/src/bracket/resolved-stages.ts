import { type DecidedOtherwise, isPlayedOut, type Reviewed } from '../cup/outcome';
import type { Match, Stage, Withdrawal } from '../cup/records';
import type { MatchReading } from './read-match';
import type { PlaceholderSource, SideScore, Sides } from '../cup/sides';
import type { ScheduledMatch } from '../schedule/kick-off';

/** A side with the team that is known to play, and what its placeholder is bound to. */
interface ResolvedSide extends SideScore {
  readonly team: { readonly teamId: string; readonly withdrawn?: Withdrawal | null } | null;
  readonly source: PlaceholderSource | null;
}

/** A match as views have it. `groupId` is null for a match of a knockout stage. */
export interface ResolvedMatch
  extends
    ScheduledMatch,
    Reviewed,
    DecidedOtherwise,
    Sides<ResolvedSide>,
    Pick<Match, 'stageId' | 'groupId' | 'state' | 'isFinal' | 'hasLateEntries'>,
    Partial<Pick<Match, 'logRevision'>> {
  readonly readAs?: MatchReading;
  /** What is stored of a match that counts otherwise. */
  readonly recorded?: Pick<Match, 'state'>;
}

export interface ResolvedGroup {
  readonly groupId: string;
  readonly Teams: readonly { readonly teamId: string }[];
  readonly standings: readonly { readonly position: number; readonly teamId: string }[];
  /** The pairs that have still to meet although all matches of the group are over. */
  readonly missing?: readonly unknown[];
  /** The places that the group takes, each with its team once it is through. */
  readonly places?: readonly { readonly source: PlaceholderSource; readonly teamId: string | null }[];
  /** The teams that have another place in the groups of the stage. */
  readonly placedTwice?: readonly string[];
}

/** Whether the places of a group are known: its matches are over, and no pair has still to meet. */
export function isGroupComplete(
  { missing = [] }: Pick<ResolvedGroup, 'missing'>,
  matches: Parameters<typeof isPlayedOut>[0],
): boolean {
  return missing.length === 0 && isPlayedOut(matches);
}

/** What tells of a match only to which group it belongs. */
export type PlacedMatch = Pick<ResolvedMatch, 'groupId'>;

/** A stage as views have it, with its groups and matches. */
export interface ResolvedStage<M extends PlacedMatch> extends Pick<
  Stage,
  'stageId' | 'type' | 'order' | 'categoryId'
> {
  readonly groups: readonly ResolvedGroup[];
  readonly Matches: readonly M[];
}
