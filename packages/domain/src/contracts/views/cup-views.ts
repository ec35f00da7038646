import type { FlatSides } from '../../cup/flat-match';
import type { Language } from '../../cup/text/languages';
import type { PublicPlayer } from '../../cup/text/player-names';
import type { MatchRules, PlayerNameStyle } from '../../cup/match-rules';
import type { Player, Points, StageType, StoredMatchState, TieBreakers } from '../../cup/records';
import type { Sides } from '../../cup/sides';
import type { ReasonCriterion } from '../../standings/reasons';

/*
 * What the API sends. Types only, so importing them adds nothing to the web app. Dates are `YYYY-MM-DD`, times `HH:MM`,
 * both wall-clock in the tournament's time zone; `updatedAt` is an ISO instant that an edit may carry back.
 */

export interface TournamentListItem {
  readonly tournamentId: string;
  /** Empty when the tournament has no name: it is optional. */
  readonly name: string;
  readonly date: string;
}

/** A tournament in the list of all. */
export interface ListedTournamentView extends TournamentListItem {
  /** The last day of play; null without a match. */
  readonly lastDay: string | null;
  /** Where most of its matches are played. */
  readonly place: string | null;
}

export interface TournamentDetailsView extends TournamentListItem {
  readonly points: Points;
  readonly tieBreakers: TieBreakers;
  readonly timeZone: string;
  readonly language: Language;
  readonly matchRules: MatchRules;
  readonly playerNames: PlayerNameStyle;
  readonly updatedAt: string;
}

/**
 * A whole cup, as everybody may read it. Teams by name; stages by order. `version` changes with every write to any part of the cup.
 */
export interface TournamentView extends TournamentDetailsView {
  readonly version: string;
  readonly Teams: readonly PublicTeamView[];
  readonly Stages: readonly StageView[];
}

interface TeamOfCupView {
  readonly teamId: string;
  readonly name: string;
  readonly Groups: readonly TeamGroupView[];
  readonly updatedAt: string;
}

/** A team in whatever everybody may read: its players as the tournament shows them. */
export interface PublicTeamView extends TeamOfCupView {
  /** As they are shown, in that order. */
  readonly Players: readonly PublicPlayer[];
}

/** A team as it is stored, for administrators alone. */
export interface TeamView extends TeamOfCupView {
  /** By name. */
  readonly Players: readonly Player[];
}

export interface TeamGroupView {
  readonly groupId: string;
  readonly stageId: string;
  readonly name: string;
}

/** A knockout stage has no groups. Groups by name; matches by date, time, number. */
export interface StageView {
  readonly stageId: string;
  readonly name: string;
  readonly type: StageType;
  readonly order: number;
  readonly groups: readonly GroupView[];
  readonly Matches: readonly MatchView[];
  readonly updatedAt: string;
}

export type KnockoutStageView = Pick<StageView, 'stageId' | 'name' | 'order' | 'type' | 'Matches'>;

export interface TeamNameView {
  readonly teamId: string;
  readonly name: string;
}

export interface GroupView {
  readonly groupId: string;
  readonly name: string;
  readonly stageId: string;
  /** By name. */
  readonly Teams: readonly TeamNameView[];
  /** The recorded order among teams that the table cannot separate, as team ids. */
  readonly lots: readonly string[];
  readonly standings: readonly StandingsRowView[];
  readonly updatedAt: string;
}

export interface StageGroupsView {
  readonly name: string;
  readonly groups: readonly GroupView[];
}

/** Teams by id: on the next place before it, on the next place after it, and on its own place. */
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
  /** What decided the team's position among teams level on points, as data; empty when points did. */
  readonly reasons: readonly ReasonView[];
  /** The same as an English sentence, null when points did. */
  readonly decidedBy: string | null;
}

interface StageNameView {
  readonly stageId: string;
  readonly name: string;
}

/** A bound placeholder reads as its match or group is called now. */
export interface MatchView extends FlatSides {
  readonly matchId: string;
  readonly tournamentId: string;
  readonly stageId: string;
  readonly groupId: string | null;
  /** The teams as they are known now, those of placeholders included; null where a team is not known yet or was deleted. */
  readonly LocalTeam: TeamNameView | null;
  readonly VisitorTeam: TeamNameView | null;
  readonly Stage: StageNameView;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly state: StoredMatchState;
  /** Whether one side won without playing to the end. */
  readonly isForfeit: boolean;
  /** The revision of the log that a finished match has, for its timeline; null when it has none. */
  readonly logRevision: number | null;
  readonly scoredTeams: Sides<string> | null;
  /** The running count across knockout stages; null for a group match. */
  readonly matchNumber: number | null;
  /** Whether a correction in another match has changed the teams since the score was entered. */
  readonly teamsChanged: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What the browser keeps under 'user'. `role` is 'admin' or empty; `expiresAt` is an ISO instant. */
export interface StoredUserView extends SessionView {
  readonly email: string;
  /** Empty until the person has typed one. */
  readonly displayName: string;
  readonly userId: string;
}

export interface SessionView {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresAt: string;
  readonly role: string;
}
