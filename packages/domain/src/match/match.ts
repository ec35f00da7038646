/** What a placeholder is bound to: its team is known once that match or group is complete and decided. */
export type PlaceholderSource =
  | { readonly kind: 'match-winner'; readonly matchId: string }
  | { readonly kind: 'match-loser'; readonly matchId: string }
  | { readonly kind: 'group-place'; readonly groupId: string; readonly place: number }
  | {
      readonly kind: 'best-of-place';
      readonly stageId: string;
      readonly place: number;
      readonly rank: number;
    };

/** Goals of both sides, or null until set; the shoot-out only counts when the score is level. */
export interface Score {
  readonly localTeamScore: number | null;
  readonly visitorTeamScore: number | null;
  readonly localTeamPenaltyScore: number | null;
  readonly visitorTeamPenaltyScore: number | null;
}

/** Who the two sides were when a score was set, by team id. */
export interface ScoredTeams {
  readonly local: string;
  readonly visitor: string;
}

/**
 * A match of a group (`groupId`) or of a knockout stage (`groupId` null). Each side is a known team, or a placeholder
 * text that may be bound to a source, or neither ('NO TEAM'). `date` (`YYYY-MM-DD`) and `time` (`HH:MM`) are wall-clock
 * values in the tournament's time zone. `createdAt` is an ISO instant that orders matches within a stage.
 */
export interface Match extends Score {
  readonly matchId: string;
  readonly stageId: string;
  readonly groupId: string | null;
  readonly localTeamId: string | null;
  readonly visitorTeamId: string | null;
  readonly localTeamPlaceholder: string | null;
  readonly visitorTeamPlaceholder: string | null;
  readonly localTeamSource: PlaceholderSource | null;
  readonly visitorTeamSource: PlaceholderSource | null;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly scoredTeams: ScoredTeams | null;
  readonly createdAt: string;
}
