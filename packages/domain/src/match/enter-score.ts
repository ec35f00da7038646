import { allowed, refused, type Ruling } from '../cup/ruling';
import type { Match, Score, ScoredTeams } from './match';
import { hasScore } from './outcome';
import { findScoreProblem } from './score-rules';

const SCORE_FIELDS = [
  'localTeamScore',
  'visitorTeamScore',
  'localTeamPenaltyScore',
  'visitorTeamPenaltyScore',
] as const satisfies readonly (keyof Score)[];

/** The numbers that somebody entered; null takes one away, an absent one stays. */
export type ScoreWish = { readonly [Field in keyof Score]?: number | null };

export function isScoreWished(wish: ScoreWish): boolean {
  return SCORE_FIELDS.some((field) => wish[field] !== undefined);
}

function mergeScore(match: Score, wish: ScoreWish): Score {
  const merged = (field: keyof Score) => (wish[field] === undefined ? match[field] : wish[field]);
  return {
    localTeamScore: merged('localTeamScore'),
    visitorTeamScore: merged('visitorTeamScore'),
    localTeamPenaltyScore: merged('localTeamPenaltyScore'),
    visitorTeamPenaltyScore: merged('visitorTeamPenaltyScore'),
  };
}

function isSameScore(a: Score, b: Score): boolean {
  return SCORE_FIELDS.every((field) => a[field] === b[field]);
}

/** The teams that are in a match now, if both are known. */
export type KnownTeams = ScoredTeams | null;

export interface ScoreEntry {
  readonly wish: ScoreWish;
  readonly teams: KnownTeams;
  /** Whether the same edit put others into the match. */
  readonly sidesChanged: boolean;
}

/**
 * Enters a score: it needs two teams, who are noted with it, and entering the same one again confirms it for the teams of now.
 * One that stays untouched also stays where a correction elsewhere has made its teams unknown.
 */
export function enterScore(match: Match, { wish, teams, sidesChanged }: ScoreEntry): Ruling<Match> {
  const score = mergeScore(match, wish);
  const problem = findScoreProblem(score);
  if (problem) return refused(problem.msg, problem.path);
  if (!hasScore(score)) return allowed({ ...match, ...score, scoredTeams: null });
  if (!isScoreWished(wish) && !sidesChanged) return allowed(match);
  if (teams !== null && teams.local === teams.visitor) return refused('same_team_selected');
  if (teams !== null) {
    return allowed({ ...match, ...score, scoredTeams: isScoreWished(wish) ? teams : match.scoredTeams });
  }
  if (!sidesChanged && isSameScore(match, score)) return allowed(match);
  return refused('teams_not_known_yet');
}
