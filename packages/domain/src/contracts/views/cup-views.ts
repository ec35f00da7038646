import type { MissingPair } from '../../bracket/group-tables';
import type { MatchReading } from '../../bracket/read-match';
import type { FlatScores, FlatSides } from '../../cup/flat-match';
import type { PublicPlayer } from '../../cup/text/player-names';
import type { Group, Match, Player, Stage, Team, Tournament } from '../../cup/records';
import type { ShownInPart } from '../../cup/shown';
import type { PlaceholderSource, SideKey } from '../../cup/sides';
import type { Language } from '../../cup/text/languages';
import type { StandingsRow } from '../../standings/rows';

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
export interface ListedTournamentView extends TournamentListItem, Pick<Tournament, 'language' | 'timeZone'> {
  /** The last day of play; null for a tournament without a match. */
  readonly lastDay: string | null;
  /** The address of the hall, or else the location of most matches; null where there is neither. */
  readonly place: string | null;
}

export interface TournamentDetailsView extends Omit<Tournament, 'isArchived'> {
  /** How much everybody sees of the cup where that is not all. */
  readonly shown?: ShownInPart;
  readonly updatedAt: string;
}

/**
 * A whole cup, as everybody may read it. Its teams are sorted by name, its stages by category and order. `version` changes with every write
 * to any part of the cup.
 */
export interface TournamentView extends TournamentDetailsView {
  readonly version: string;
  readonly Teams: readonly PublicTeamView[];
  readonly Stages: readonly StageView[];
}

interface TeamOfCupView extends Omit<Team, 'players'> {
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

export type TeamGroupView = Pick<Group, 'groupId' | 'stageId' | 'name'>;

/** A stage with its groups and matches; a knockout stage has no groups. Groups are sorted by name, matches by date, time and number. */
export interface StageView extends Stage {
  /** The name in each language of the site, if nobody has changed the one that a plan gives; missing otherwise. */
  readonly names?: Readonly<Record<Language, string>>;
  readonly groups: readonly GroupView[];
  readonly Matches: readonly MatchView[];
  readonly updatedAt: string;
}

export type KnockoutStageView = Pick<StageView, 'stageId' | 'name' | 'order' | 'type' | 'Matches'>;

export type TeamNameView = Pick<Team, 'teamId' | 'name' | 'withdrawn'>;

/** A place that a group takes: the English words for it, and its team once it is through. */
interface GroupPlaceView {
  readonly source: PlaceholderSource;
  readonly placeholder: string;
  readonly teamId: string | null;
}

export interface GroupView extends Omit<Group, 'teamIds' | 'places'> {
  /** The teams, those of its places too, sorted by name. */
  readonly Teams: readonly TeamNameView[];
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

export interface StandingsRowView extends StandingsRow, Pick<Team, 'name' | 'withdrawn'> {
  /** `reasons` as an English sentence; null when points alone decided. */
  readonly decidedBy: string | null;
}

/** What is stored of a match that counts otherwise. */
interface RecordedMatch extends Required<FlatScores>, Pick<Match, 'state' | 'isForfeit' | 'forfeit'> {}

/**
 * A match as it counts. A placeholder that is bound to a match or group has the present name of that match or group. Where the match counts
 * otherwise than it is stored, because it was awarded or a team has withdrawn, `readAs` says why and `recorded` has what is stored.
 */
export interface MatchView extends FlatSides, Omit<Match, SideKey | 'players'> {
  readonly tournamentId: string;
  /** The team of each side as it is known now, also where a placeholder leads to it; null where the team is not known yet or was deleted. */
  readonly LocalTeam: TeamNameView | null;
  readonly VisitorTeam: TeamNameView | null;
  readonly Stage: Pick<Stage, 'stageId' | 'name'>;
  readonly readAs?: MatchReading;
  readonly recorded?: RecordedMatch;
  /** The side that goes on without an opponent. */
  readonly bye?: SideKey;
  /** The goals that count against each side where both forfeited. */
  readonly bothConcede?: number;
  /** The number of a knockout match, counted from 1 across all knockout stages; null for a group match. */
  readonly matchNumber: number | null;
  /** Whether a correction in another match has brought other teams into the match since its score was entered. */
  readonly teamsChanged: boolean;
  readonly updatedAt: string;
  /**
   * How much is shown of the cup of the match; missing where that is all, and in the views for administrators. The match then tells of no
   * winner, and with `no-results` of no score.
   */
  readonly shown?: ShownInPart;
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
