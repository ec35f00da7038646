import type { MissingPair } from '../../bracket/group-tables';
import type { MatchReading } from '../../bracket/read-match';
import type { FlatScores, FlatSides } from '../../cup/flat-match';
import type { Language } from '../../cup/text/languages';
import type { PublicPlayer } from '../../cup/text/player-names';
import type { MatchRules, PlayerNameStyle } from '../../cup/match-rules';
import type {
  DecisionAcross,
  Match,
  Player,
  Points,
  PointsByDecision,
  StageType,
  StoredMatchState,
  Withdrawal,
} from '../../cup/records';
import type { PlaceholderSource, SideKey, Sides } from '../../cup/sides';
import type {
  AcrossGroupsRules,
  CardsOfSide,
  ConductScale,
  DecisionKind,
  RankingCriterion,
  TieBreakers,
} from '../../cup/table-rules';
import type { ReasonCriterion } from '../../standings/reasons';

/*
 * The views that the API sends. The file has only types, so importing them adds nothing to the web app. Dates are `YYYY-MM-DD`, times
 * `HH:MM`, both wall-clock in the tournament's time zone; `updatedAt` is an ISO instant that an edit may carry back. A field that may be missing is missing
 * where nobody has recorded anything.
 */

export interface TournamentListItem {
  readonly tournamentId: string;
  /** The name, which is optional; empty when the tournament has none. */
  readonly name: string;
  readonly date: string;
}

/** A tournament in a list of tournaments. */
export interface ListedTournamentView extends TournamentListItem {
  /** The last day of play; null for a tournament without a match. */
  readonly lastDay: string | null;
  /** The location of most of the tournament's matches; null where no match has a location. */
  readonly place: string | null;
}

export interface TournamentDetailsView extends TournamentListItem {
  readonly points: Points;
  readonly tieBreakers: TieBreakers;
  /** The order of the organisers' own criteria, where `tieBreakers` is 'own'. */
  readonly criteria?: readonly RankingCriterion[] | null;
  /** How teams of different groups are compared, and what counts for conduct; missing or null where the preset says it. */
  readonly across?: AcrossGroupsRules | null;
  readonly conduct?: ConductScale | null;
  readonly timeZone: string;
  readonly language: Language;
  readonly matchRules: MatchRules;
  readonly playerNames: PlayerNameStyle;
  readonly updatedAt: string;
}

/**
 * A whole cup, as everybody may read it. Its teams are sorted by name, its stages by order. `version` changes with every write to any part
 * of the cup.
 */
export interface TournamentView extends TournamentDetailsView {
  readonly version: string;
  readonly Teams: readonly PublicTeamView[];
  readonly Stages: readonly StageView[];
}

interface TeamOfCupView {
  readonly teamId: string;
  readonly name: string;
  readonly pointsByDecision?: PointsByDecision | null;
  readonly conduct?: number | null;
  readonly withdrawn?: Withdrawal | null;
  readonly Groups: readonly TeamGroupView[];
  readonly updatedAt: string;
}

/** A team in every view that everybody may read. Its players have the names that the tournament shows to the public. */
export interface PublicTeamView extends TeamOfCupView {
  /** The players, sorted by the names that are shown. */
  readonly Players: readonly PublicPlayer[];
}

/** A team as it is stored, for administrators alone. */
export interface TeamView extends TeamOfCupView {
  /** The players, sorted by name. */
  readonly Players: readonly Player[];
}

export interface TeamGroupView {
  readonly groupId: string;
  readonly stageId: string;
  readonly name: string;
}

/** A stage with its groups and matches; a knockout stage has no groups. Groups are sorted by name, matches by date, time and number. */
export interface StageView {
  readonly stageId: string;
  readonly name: string;
  readonly type: StageType;
  readonly order: number;
  /** What was decided among teams on one place of the groups. */
  readonly decisions?: readonly DecisionAcross[];
  readonly groups: readonly GroupView[];
  readonly Matches: readonly MatchView[];
  readonly updatedAt: string;
}

export type KnockoutStageView = Pick<StageView, 'stageId' | 'name' | 'order' | 'type' | 'Matches'>;

export interface TeamNameView {
  readonly teamId: string;
  readonly name: string;
  readonly withdrawn?: Withdrawal | null;
}

/** A place that a group takes: the English words for it, and its team once it is through. */
interface GroupPlaceView {
  readonly source: PlaceholderSource;
  readonly placeholder: string;
  readonly teamId: string | null;
}

export interface GroupView {
  readonly groupId: string;
  readonly name: string;
  readonly stageId: string;
  /** The teams, those of its places too, sorted by name. */
  readonly Teams: readonly TeamNameView[];
  /** The recorded order among teams that the table cannot separate, as team ids. */
  readonly lots: readonly string[];
  /** What that order was decided by. */
  readonly decision?: DecisionKind;
  /** How often each pair meets before the group is complete; missing or null where it is when all its matches are over. */
  readonly rounds?: number | null;
  readonly standings: readonly StandingsRowView[];
  /** The pairs that have still to meet although all matches of the group are over; missing where there are none. */
  readonly missing?: readonly MissingPair[];
  /** The places that the group takes besides teams; missing where it takes none. */
  readonly places?: readonly GroupPlaceView[];
  /** The ids of teams that have another place in the groups of the stage; missing where there are none. */
  readonly placedTwice?: readonly string[];
  readonly updatedAt: string;
}

export interface StageGroupsView {
  readonly name: string;
  readonly groups: readonly GroupView[];
}

/**
 * A criterion that separates a team from others with the same points. The lists are team ids: `ahead` are the teams on the next place
 * before it, `behind` those on the next place after it, and `level` the others on its own place.
 */
interface ReasonView {
  readonly criterion: ReasonCriterion;
  readonly ahead: readonly string[];
  readonly behind: readonly string[];
  readonly level: readonly string[];
}

export interface StandingsRowView {
  readonly position: number;
  readonly teamId: string;
  readonly name: string;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  readonly withdrawn?: Withdrawal | null;
  /** The reasons for the team's position among teams with the same points, as data; empty when points alone decided. */
  readonly reasons: readonly ReasonView[];
  /** `reasons` as an English sentence; null when points alone decided. */
  readonly decidedBy: string | null;
}

interface StageNameView {
  readonly stageId: string;
  readonly name: string;
}

/** What is stored of a match that counts otherwise. */
interface RecordedMatch extends Required<FlatScores>, Pick<Match, 'state' | 'isForfeit' | 'forfeit'> {}

/**
 * A match as it counts. A placeholder that is bound to a match or group has the present name of that match or group. Where the match counts
 * otherwise than it is stored, because it was awarded or a team has withdrawn, `readAs` says why and `recorded` has what is stored.
 */
export interface MatchView extends FlatSides {
  readonly matchId: string;
  readonly tournamentId: string;
  readonly stageId: string;
  readonly groupId: string | null;
  /** The team of each side as it is known now, also where a placeholder leads to it; null where the team is not known yet or was deleted. */
  readonly LocalTeam: TeamNameView | null;
  readonly VisitorTeam: TeamNameView | null;
  readonly Stage: StageNameView;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly state: StoredMatchState;
  /** Whether one side won without playing to the end. */
  readonly isForfeit: boolean;
  /** The side that forfeited the match, or both. */
  readonly forfeit?: SideKey | 'both' | null;
  readonly readAs?: MatchReading;
  readonly recorded?: RecordedMatch;
  /** The side that goes on without an opponent. */
  readonly bye?: SideKey;
  /** The goals that count against each side where both forfeited. */
  readonly bothConcede?: number;
  /** The persons of each side who were shown cards. */
  readonly cards?: Sides<CardsOfSide> | null;
  /** Whether entries came after the end of the match that nobody has settled. */
  readonly hasLateEntries?: boolean;
  /** Whether the match was marked as the final. */
  readonly isFinal?: boolean;
  /** The revision of the match's log when the log last changed the match, for its timeline; null when it never did. */
  readonly logRevision: number | null;
  readonly scoredTeams: Sides<string> | null;
  /** The number of a knockout match, counted from 1 across all knockout stages; null for a group match. */
  readonly matchNumber: number | null;
  /** Whether a correction in another match has brought other teams into the match since its score was entered. */
  readonly teamsChanged: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * A session and its account, as the web app stores them in the browser under 'user'. `role` is 'admin' or empty; `expiresAt` is an ISO
 * instant.
 */
export interface StoredUserView extends SessionView {
  readonly email: string;
  /** The display name; empty until the person has typed one. */
  readonly displayName: string;
  readonly userId: string;
}

export interface SessionView {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresAt: string;
  readonly role: string;
}
