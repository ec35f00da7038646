import type { Language } from './text/languages';
import type { MatchRules, PlayerNameStyle } from './match-rules';
import type { Side, Sides } from './sides';

/** The criterion that is compared first among teams that are level on points; see `standings/`. */
export type TieBreakers = 'goal-difference' | 'head-to-head';

/** The points in a table for a win, a draw and a loss. */
export interface Points {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** A cup. `date` is its first day (`YYYY-MM-DD`) in `timeZone` (an IANA name such as `Europe/Zurich`). */
export interface Tournament {
  readonly tournamentId: string;
  readonly name: string;
  readonly date: string;
  readonly points: Points;
  readonly tieBreakers: TieBreakers;
  readonly timeZone: string;
  /** The language of the tournament's pages for visitors whose browser asks for none of the languages of the site. */
  readonly language: Language;
  readonly matchRules: MatchRules;
  /** How timelines and previews name players. */
  readonly playerNames: PlayerNameStyle;
}

export interface Player {
  readonly playerId: string;
  readonly name: string;
}

export interface Team {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly Player[];
}

export type StageType = 'group' | 'knockout';

/** A phase of a cup; `order` 1 is played first. */
export interface Stage {
  readonly stageId: string;
  readonly name: string;
  readonly type: StageType;
  readonly order: number;
}

/**
 * A group of a group stage. `lots` records, as an order of team ids, what lots, a shoot-out or fair play decided among
 * teams that the table cannot separate; empty when nothing was recorded.
 */
export interface Group {
  readonly groupId: string;
  readonly stageId: string;
  readonly name: string;
  readonly teamIds: readonly string[];
  readonly lots: readonly string[];
}

/**
 * The states of a match that follow from what was entered. Whether a scheduled match is due is not stored: it follows from the clock
 * (schedule/match-state.ts).
 */
export const STORED_MATCH_STATES = ['scheduled', 'live', 'finished', 'postponed', 'abandoned'] as const;

export type StoredMatchState = (typeof STORED_MATCH_STATES)[number];

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
  /** The revision of the match's log when the log last changed the match; null when it never did. */
  readonly logRevision: number | null;
  /** The ids of the teams that were in the match at its kick-off, or when its score was entered. */
  readonly scoredTeams: Sides<string> | null;
  readonly createdAt: string;
}

/** Everything stored about one tournament, in no particular order. Everything else is computed from it. */
export interface Cup {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly stages: readonly Stage[];
  readonly groups: readonly Group[];
  readonly matches: readonly Match[];
}
