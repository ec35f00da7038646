import type { MatchRules } from '../../cup/match-rules';
import type { StoredMatchState } from '../../cup/records';
import type { SideKey, Sides } from '../../cup/sides';
import type { Entry, Phase } from '../../match-log/entries';
import type { LawMark } from '../../match-log/laws/law-marks';
import type { ScorerDevice, ScorerScope } from '../../match-log/scorer-link';

/* What the API sends to scorers and of them. Types only, as in cup-views.ts. */

export type ScorerDeviceView = ScorerDevice;

export interface ScorerLinkView {
  readonly linkId: string;
  readonly name: string;
  readonly scope: ScorerScope;
  readonly from: string;
  readonly to: string;
  readonly revokedAt: string | null;
  readonly createdAt: string;
  /** In the order in which they opened the link. */
  readonly devices: readonly ScorerDeviceView[];
}

export interface ScorerTeamView {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly { readonly playerId: string; readonly name: string }[];
}

/** A match that a scorer may keep the log of. */
export interface ScorerMatchView {
  readonly matchId: string;
  readonly stage: string;
  /** Null for a knockout match. */
  readonly group: string | null;
  readonly matchNumber: number | null;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly state: StoredMatchState;
  /** Null where a team is not known yet. */
  readonly teams: Sides<ScorerTeamView | null>;
  /** What stands in for an unknown team. */
  readonly placeholders: Sides<string | null>;
  /** The final score, null until there is one. */
  readonly goals: Sides<number> | null;
  readonly kicks: Sides<number> | null;
}

export interface ScorerMatchesView {
  readonly tournament: {
    readonly tournamentId: string;
    readonly name: string;
    readonly timeZone: string;
    readonly language: string;
    readonly matchRules: MatchRules;
  };
  /** By date, time and number. */
  readonly matches: readonly ScorerMatchView[];
}

export interface MatchLogView {
  readonly matchId: string;
  /** Raised by every change; 0 as long as nothing was entered. */
  readonly revision: number;
  /** In the order in which they arrived. */
  readonly entries: readonly Entry[];
  /** The names of the devices and administrators that made them, by id; an administrator without a display name has none. */
  readonly names: { readonly [by: string]: string };
}

/** A line of the public story of a match. Nothing that was undone is in it, and cards name nobody. */
export interface TimelineItemView {
  readonly kind: 'phase' | 'goal' | 'kick' | 'time-out' | 'card' | 'score' | 'forfeit';
  readonly phase: Phase;
  /** The minute of the match and those added at the end of a half; null outside of the halves. */
  readonly minute: number | null;
  readonly added: number;
  readonly side: SideKey | null;
  /** As the tournament names players; null where nobody is named. */
  readonly player: string | null;
  readonly how: 'own-goal' | 'penalty' | null;
  readonly colour: 'yellow' | 'red' | null;
  /** Whether a kick of a shoot-out went in. */
  readonly isIn: boolean | null;
  /** The score after it, where it changes or says it; kicks from the beginning of the shoot-out on. */
  readonly goals: Sides<number> | null;
  readonly kicks: Sides<number> | null;
  readonly hasArrivedLater: boolean;
  /** What it is beside the Laws: a kick after the decision does not count, a forfeit may leave the score as it was played. */
  readonly mark: LawMark | null;
}

export interface MatchTimelineView {
  readonly matchId: string;
  readonly revision: number;
  readonly phase: Phase;
  readonly items: readonly TimelineItemView[];
}
