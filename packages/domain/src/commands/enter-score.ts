import { FLAT_NAMES } from '../cup/flat-match';
import { hasBegun, hasScore } from '../cup/outcome';
import type { Match } from '../cup/records';
import { allowed, refused, type Result } from '../cup/result';
import { findScoreProblem } from '../cup/score-rules';
import { SIDES, type Score, type SideScore, type Sides } from '../cup/sides';

/** The numbers that somebody entered for a side; null takes one away, an absent one stays. */
export type ScoreInput = Partial<SideScore>;

export function hasScoreInput(input: Sides<ScoreInput>): boolean {
  return SIDES.some((side) => input[side].goals !== undefined || input[side].kicks !== undefined);
}

function mergeScore<Side extends SideScore>(side: Side, { goals, kicks }: ScoreInput): Side {
  return {
    ...side,
    goals: goals === undefined ? side.goals : goals,
    kicks: kicks === undefined ? side.kicks : kicks,
  };
}

/** Whether the four numbers are the same. */
export function isSameScore(a: Score, b: Score): boolean {
  return SIDES.every((side) => a[side].goals === b[side].goals && a[side].kicks === b[side].kicks);
}

/** The ids of the teams that are in a match now, if both are known. */
export type KnownTeams = Sides<string> | null;

export interface ScoreEntry {
  readonly input: Sides<ScoreInput>;
  readonly teams: KnownTeams;
  /** Whether the same edit put others into the match. */
  readonly sidesChanged: boolean;
  /** Whom the score is for, as far as is known: a result elsewhere may bring others into the match at any moment. */
  readonly teamsOfScore?: Sides<string> | undefined;
}

/** A match whose score is taken away is to be played again; one without a score stays as far as it is. */
function withoutScore(before: Match, after: Match): Match {
  if (hasScore(before)) return { ...after, state: 'scheduled', isForfeit: false, scoredTeams: null };
  return hasBegun(before) ? after : { ...after, scoredTeams: null };
}

/** The same score again leaves a forfeit what it is. */
function finished(before: Match, after: Match): Pick<Match, 'state' | 'isForfeit'> {
  return { state: 'finished', isForfeit: before.isForfeit && isSameScore(before, after) };
}

/**
 * Enters a score: it needs two teams, who are noted with it, and entering the same one again confirms it for the teams of now.
 * One that stays untouched also stays where a correction elsewhere has made its teams unknown.
 */
export function enterScore(
  match: Match,
  { input, teams, sidesChanged, teamsOfScore }: ScoreEntry,
): Result<Match> {
  const scored = {
    ...match,
    local: mergeScore(match.local, input.local),
    visitor: mergeScore(match.visitor, input.visitor),
  };
  const problem = findScoreProblem(scored);
  if (problem) return refused(problem.msg, FLAT_NAMES[problem.side][problem.field]);
  if (!hasScore(scored)) return allowed(withoutScore(match, scored));
  if (!hasScoreInput(input) && !sidesChanged) return allowed(match);
  if (teams !== null && teams.local === teams.visitor) return refused('same_team_selected');
  if (teams !== null && teamsOfScore && SIDES.some((side) => teamsOfScore[side] !== teams[side])) {
    return refused('match_has_other_teams_by_now');
  }
  if (teams !== null) {
    return allowed(
      hasScoreInput(input) ? { ...scored, ...finished(match, scored), scoredTeams: teams } : scored,
    );
  }
  if (!sidesChanged && isSameScore(match, scored)) return allowed(match);
  return refused('teams_not_known_yet');
}
