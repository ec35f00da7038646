import type { Language } from './text/languages';
import type { MatchRules, PlayerNameStyle } from './match-rules';
import type { PlayerRules } from './player-rules';
import type { Shown } from './shown';
import type { PlaceholderSource, Side, SideKey, Sides } from './sides';
import type {
  AcrossGroupsRules,
  CardCounts,
  CardsOfSide,
  ConductScale,
  DecisionKind,
  RankingCriterion,
  TieBreakers,
} from './table-rules';

/** The points in a table for a win, a draw and a loss. */
export interface Points {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** The rules of a tournament that a category may have of its own; those that are missing are the tournament's. */
export type CategoryRules = Partial<
  Pick<
    Tournament,
    | 'points'
    | 'tieBreakers'
    | 'criteria'
    | 'across'
    | 'conduct'
    | 'shown'
    | 'matchRules'
    | 'playerNames'
    | 'playerRules'
  >
>;

/** A cup within a cup: F juniors, women, plate. Its place in the list of the tournament is its order. */
export interface Category {
  readonly categoryId: string;
  readonly name: string;
  readonly rules?: CategoryRules | null;
}

/*
 * A field that may be missing is younger than documents that lack it. A missing one means what the product did before it: no mark, no
 * record, the rule of the preset.
 */

/** One line that everybody reads until an ISO instant. */
export interface Message {
  readonly text: string;
  readonly until: string;
}

/** A stored picture, with its size in pixels. Its id follows from its bytes, so the bytes at an id never change. */
export interface Picture {
  readonly pictureId: string;
  readonly width: number;
  readonly height: number;
}

/** Who supports the cup. `address` is a web address. */
export interface Sponsor {
  readonly name: string;
  readonly address?: string | undefined;
  readonly picture?: Picture | undefined;
}

/** A cup. `date` is its first day (`YYYY-MM-DD`) in `timeZone` (an IANA name such as `Europe/Zurich`). */
export interface Tournament {
  readonly tournamentId: string;
  readonly name: string;
  readonly date: string;
  /** The address of the hall, which maps and search engines find; missing or empty where nobody has entered one. */
  readonly address?: string;
  readonly points: Points;
  readonly tieBreakers: TieBreakers;
  /** The order of the organisers' own criteria, where `tieBreakers` is 'own'. */
  readonly criteria?: readonly RankingCriterion[] | null;
  /** How teams of different groups are compared, and what counts for conduct; missing or null where the preset says it. */
  readonly across?: AcrossGroupsRules | null;
  readonly conduct?: ConductScale | null;
  /** What everybody sees of the cup; missing means all. */
  readonly shown?: Shown;
  readonly timeZone: string;
  /** The language of the tournament's pages for visitors whose browser asks for none of the languages of the site. */
  readonly language: Language;
  readonly matchRules: MatchRules;
  /** How timelines and previews name players. */
  readonly playerNames: PlayerNameStyle;
  /** What is made of goals and cards; missing or null means shared places, and no suspensions. */
  readonly playerRules?: PlayerRules | null;
  /** Whether the tournament is left out of the list that visitors see. */
  readonly isArchived?: boolean;
  /** The categories, first the one that is shown first; missing where the teams of the tournament play one cup. */
  readonly categories?: readonly Category[];
  /** What everybody is told for a while; missing or null where there is nothing to tell, and possibly over. */
  readonly message?: Message | null;
  /** The club's logo; missing or null where it has none. */
  readonly logo?: Picture | null;
  readonly sponsors?: readonly Sponsor[];
}

/** How far a player's name is hidden, beyond what the tournament hides of all: to the initials, or altogether. */
export type PlayerConsent = 'initials' | 'hidden';

/** What is known of a player besides their name; what is missing is not known, or as the tournament says. */
export interface PlayerFields {
  /** The shirt number, 1 to 99; a team has it once. */
  readonly number?: number | undefined;
  /** A team has at most one captain. */
  readonly isCaptain?: true | undefined;
  readonly consent?: PlayerConsent | undefined;
}

export interface Player extends PlayerFields {
  readonly playerId: string;
  readonly name: string;
}

/** A deduction (below zero) or a bonus of points in the table of every group of the team, with the reason that everybody reads. */
interface PointsByDecision {
  readonly points: number;
  readonly note: string;
}

/** A withdrawal: whether the team's results stand or are annulled, and the ISO instant of it. */
export interface Withdrawal {
  readonly results: 'stand' | 'annulled';
  readonly at: string;
}

export interface Team {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly pointsByDecision?: PointsByDecision | null;
  /** The points for conduct, where they are typed and not counted from cards; fewer are better. */
  readonly conduct?: number | null;
  readonly withdrawn?: Withdrawal | null;
  /** The category that the team plays in; missing or null where it has none. */
  readonly categoryId?: string | null;
}

export type StageType = 'group' | 'knockout';

/** What was decided among the teams on one place of a stage's groups, as an order of team ids, and how. */
export interface DecisionAcross {
  readonly place: number;
  readonly teamIds: readonly string[];
  readonly decision: DecisionKind;
}

/** A phase of a cup; `order` 1 is played first. */
export interface Stage {
  readonly stageId: string;
  readonly name: string;
  readonly type: StageType;
  readonly order: number;
  readonly decisions?: readonly DecisionAcross[];
  /** The rules of the stage's matches, where they differ from those of the cup; missing or null where they do not. */
  readonly matchRules?: MatchRules | null;
  /** Whether cautions count no more after the stage. */
  readonly wipesCautions?: boolean;
  /** The category whose teams play the stage; missing or null where it has none. */
  readonly categoryId?: string | null;
}

/**
 * A group of a group stage. `lots` records, as an order of team ids, what was decided among teams that the table cannot separate, and
 * `decision` by what; `lots` is empty when nothing was recorded. `rounds` is how often each pair meets before the group is complete; where
 * it is missing or null, the group is complete when all its matches are over. `places` are taken besides the teams, from what is decided in
 * earlier stages: each has its team once that is through.
 */
export interface Group {
  readonly groupId: string;
  readonly stageId: string;
  readonly name: string;
  readonly teamIds: readonly string[];
  readonly lots: readonly string[];
  readonly decision?: DecisionKind;
  readonly rounds?: number | null;
  readonly places?: readonly PlaceholderSource[];
}

/**
 * The states of a match that follow from what was entered. Whether a scheduled match is due is not stored: it follows from the clock
 * (schedule/match-state.ts).
 */
export const STORED_MATCH_STATES = ['scheduled', 'live', 'finished', 'postponed', 'abandoned'] as const;

export type StoredMatchState = (typeof STORED_MATCH_STATES)[number];

/**
 * What the log of a match says of a player: the goals that count for them, and the one number in which their cards count. A player of whom
 * it says nothing has no entry.
 */
export interface PlayerOfMatch {
  readonly playerId: string;
  readonly side: SideKey;
  readonly goals?: number;
  readonly card?: keyof CardCounts;
}

/**
 * A match of a group (`groupId`) or of a knockout stage (`groupId` null). `date` (`YYYY-MM-DD`) and `time` (`HH:MM`) are
 * wall-clock values in the tournament's time zone. `createdAt` is an ISO instant that orders matches within a stage.
 */
export interface Match extends Sides<Side> {
  readonly matchId: string;
  readonly stageId: string;
  readonly groupId: string | null;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly state: StoredMatchState;
  /** Whether one side won without playing to the end. */
  readonly isForfeit: boolean;
  /** The side that forfeited the match, or both; missing or null where there is no forfeit, and in forfeits older than this field. */
  readonly forfeit?: SideKey | 'both' | null;
  /**
   * The cards of each side, counted when the match ends. They are null where no log was kept, and missing where the match is not over or
   * ended before they were counted.
   */
  readonly cards?: Sides<CardsOfSide> | null;
  /** The players of whom the log says something; missing until the match is over, and where no log was kept. */
  readonly players?: readonly PlayerOfMatch[] | undefined;
  /**
   * Whether the log of the finished match has goals that came after its end, or another end, and nobody has settled them; missing where it has
   * none, and where it has not changed since this is recorded.
   */
  readonly hasLateEntries?: boolean;
  /** Whether the organisers or the plan marked the match as the final. */
  readonly isFinal?: boolean;
  /** The revision of the match's log when the log last changed the match; null when it never did. */
  readonly logRevision: number | null;
  /** The ids of the teams that were in the match at its kick-off, or when its score was entered. */
  readonly scoredTeams: Sides<string> | null;
  /** The team that referees the match by the plan; missing or null where the plan names none. */
  readonly refereeTeamId?: string | null | undefined;
  readonly createdAt: string;
}

/**
 * The plan that was applied last, as text: its settings and slots (plan/published-plan.ts). `form` is the number of the form of the text, so
 * that a version of the site reads no plan of another version. It says what was planned; the matches say what is.
 */
export interface PublishedPlan {
  readonly form: number;
  readonly text: string;
}

/** Everything stored about one tournament, in no particular order. Everything else is computed from it. */
export interface Cup {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly stages: readonly Stage[];
  readonly groups: readonly Group[];
  readonly matches: readonly Match[];
  /** The published plan; missing or null where no plan was applied since plans are kept. */
  readonly plan?: PublishedPlan | null;
}
