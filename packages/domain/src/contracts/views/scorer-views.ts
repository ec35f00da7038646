import type { MatchReading } from '../../bracket/read-match';
import type { Player } from '../../cup/records';
import type { Suspension } from '../../players/suspensions';
import type { CardsOfPlayer } from '../../players/cards-of-players';
import type { MatchRules } from '../../cup/match-rules';
import type { StoredMatchState } from '../../cup/records';
import type { SideKey, Sides } from '../../cup/sides';
import type { Language } from '../../cup/text/languages';
import type { Entry, Phase } from '../../match-log/entries';
import type { LawMark } from '../../match-log/laws/law-marks';
import type { ScorerDevice, ScorerScope } from '../../match-log/scorer-link';

/* The views that the API sends to scorers, and those about scorers. The file has only types, like cup-views.ts. */

export type ScorerDeviceView = ScorerDevice;

export interface ScorerLinkView {
  readonly linkId: string;
  readonly name: string;
  readonly scope: ScorerScope;
  readonly from: string;
  readonly to: string;
  readonly revokedAt: string | null;
  readonly createdAt: string;
  /** The devices in the order in which they opened the link. */
  readonly devices: readonly ScorerDeviceView[];
}

/** A player as the table knows them: by the full name, whatever the public sees. */
export interface ScorerPlayerView extends Pick<Player, 'playerId' | 'name' | 'number' | 'isCaptain'> {
  /** Why the player misses this match; missing where they do not. */
  readonly suspended?: Suspension['reason'];
}

export interface ScorerTeamView {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly ScorerPlayerView[];
}

/** A match into whose log a scorer may enter events. */
export interface ScorerMatchView {
  readonly matchId: string;
  /** The name of the stage, with that of its category before it. */
  readonly stage: string;
  /** The name of the stage in each language, as in its view; missing where somebody has changed it. */
  readonly stageNames?: Readonly<Record<Language, string>>;
  /** The name of the group; null for a knockout match. */
  readonly group: string | null;
  readonly matchNumber: number | null;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly state: StoredMatchState;
  /** What the match counts as where that is not what is recorded: then it is not one to play. `state` and the score are as recorded. */
  readonly readAs?: MatchReading;
  /** Whether the match counts as forfeited by both sides; missing means no. */
  readonly isForfeitOfBoth?: boolean;
  /** The rules of the match, where its stage or its category has others than the tournament. */
  readonly matchRules?: MatchRules;
  /** Whether tables count kicks, where the category of the match has another rule than the tournament. */
  readonly countsKicks?: boolean;
  /** Whether a second yellow card in this match makes its player miss the next one; missing means no. */
  readonly secondYellowSuspends?: true;
  /** The team of each side; null where it is not known yet. */
  readonly teams: Sides<ScorerTeamView | null>;
  /** The text that stands in for an unknown team. */
  readonly placeholders: Sides<string | null>;
  /** The goals of the final score; null until the match has one. `kicks` is also null where there was no shoot-out. */
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
    /** Whether tables count kicks, so that a level group match may go on to a shoot-out; missing means no. */
    readonly countsKicks?: boolean;
  };
  /** `matches` is sorted by date, time and number. */
  readonly matches: readonly ScorerMatchView[];
}

/** The cards of a cup and what follows from them, for organisers alone. A player who has left their team is in neither list. */
export interface CardsView {
  /** The players who were shown cards, by team and name. */
  readonly cards: readonly (CardsOfPlayer & NamedPlayer)[];
  /** The matches that players miss, played and to come, by team and kick-off. */
  readonly suspensions: readonly (Suspension & NamedPlayer)[];
  /** How many matches ended before players were counted; `countCards` counts them. */
  readonly uncounted: number;
}

type NamedPlayer = Pick<Player, 'name' | 'number'>;

export interface MatchLogView {
  readonly matchId: string;
  /** The revision, which every change of the log raises; 0 as long as nothing was entered. */
  readonly revision: number;
  /** The entries in the order in which they arrived. */
  readonly entries: readonly Entry[];
  /**
   * The names of the devices and administrators that made the entries, by their id in `by`. An administrator without a display name is not
   * among them.
   */
  readonly names: { readonly [by: string]: string };
}

/** An event of the public story of a match. The story leaves out what was undone, and a card names no player. */
export interface TimelineItemView {
  readonly kind: 'phase' | 'goal' | 'kick' | 'time-out' | 'card' | 'score' | 'forfeit';
  readonly phase: Phase;
  /**
   * The minute of the match as a report writes it: 20'+1' has `minute` 20 and `added` 1. Outside of the halves `minute` is null and `added`
   * is 0.
   */
  readonly minute: number | null;
  readonly added: number;
  readonly side: SideKey | null;
  /** The player's name as the tournament shows it; null where no player is named. */
  readonly player: string | null;
  /** How a goal was scored or why a card was shown; null for any other one. A second yellow card has the colour red, because it sends off. */
  readonly how: 'own-goal' | 'penalty' | 'second-yellow' | null;
  readonly colour: 'yellow' | 'red' | null;
  /** Whether a card was shown to a team official. */
  readonly isOfficial: boolean;
  /** Whether a kick of the shoot-out was a goal; null for other events. */
  readonly isIn: boolean | null;
  /**
   * The score after the event, if the event counts and changes or states the score; otherwise null. `kicks` is null until the shoot-out
   * begins.
   */
  readonly goals: Sides<number> | null;
  readonly kicks: Sides<number> | null;
  readonly hasArrivedLater: boolean;
  /**
   * How the event deviates from the Laws of the Game, or null. For example, a kick after the shoot-out was decided does not count, and a
   * forfeit may leave the score as it was played.
   */
  readonly mark: LawMark | null;
}

export interface MatchTimelineView {
  readonly matchId: string;
  readonly revision: number;
  readonly phase: Phase;
  readonly items: readonly TimelineItemView[];
}
