import type { Match, Score } from './match';

/** What a match has before it is played. */
export const NO_SCORE = {
  localTeamScore: null,
  visitorTeamScore: null,
  localTeamPenaltyScore: null,
  visitorTeamPenaltyScore: null,
  scoredTeams: null,
} as const satisfies Pick<Match, keyof Score | 'scoredTeams'>;
