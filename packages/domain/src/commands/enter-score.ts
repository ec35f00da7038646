import { FLAT_NAMES } from '../cup/flat-match';
import { hasBegun, hasScore } from '../cup/outcome';
import type { Match } from '../cup/records';
import { allowed, refused, type Result } from '../cup/result';
import { findScoreProblem } from '../cup/score-rules';
import { SIDES, type Score, type SideScore, type Sides } from '../cup/sides';
import { type CupEvent, isMoved } from './cup-event';

/** The numbers that somebody entered for a side. Null removes a number; an absent number does not change. */
export type ScoreInput = Partial<SideScore>;

function hasScoreInput(input: Sides<ScoreInput>): boolean {
  return SIDES.some((side) => input[side].goals !== undefined || input[side].kicks !== undefined);
}

function mergeScore<Side extends SideScore>(side: Side, { goals, kicks }: ScoreInput): Side {
  return {
    ...side,
    goals: goals === undefined ? side.goals : goals,
    kicks: kicks === undefined ? side.kicks : kicks,
  };
}

/** Whether two scores have the same goals and kicks. */
export function isSameScore(a: Score, b: Score): boolean {
  return SIDES.every((side) => a[side].goals === b[side].goals && a[side].kicks === b[side].kicks);
}

/**
 * The event of an edit: a changed or removed result where the score changes and the match is not moved, otherwise a changed match. Where an
 * edit does both, an undo puts back only the move. The end of a forfeit is a changed result, because an undo enters goals and no forfeit.
 */
export function eventOfEdit(before: Match, match: Match): CupEvent {
  if (isSameScore(before, match) || isMoved(before, match)) return { kind: 'match-changed', match };
  const isRemoved = !hasScore(match) && !before.isForfeit;
  return { kind: isRemoved ? 'score-removed' : 'result-changed', match };
}

/** The ids of the teams that are in a match now, if both are known. */
export type KnownTeams = Sides<string> | null;

export interface ScoreEntry {
  readonly input: Sides<ScoreInput>;
  readonly teams: KnownTeams;
  /** Whether the edit that has the score also puts other teams into the match. */
  readonly sidesChanged: boolean;
  /** The teams that the score is for, if known. A result of another match may bring other teams into this match at any moment. */
  readonly teamsOfScore?: Sides<string> | undefined;
}

/**
 * A match whose score is removed becomes scheduled again. A match that had no score keeps its state. The teams that an award was for stay
 * recorded.
 */
function withoutScore(before: Match, after: Match): Match {
  const { forfeit, scoredTeams } = before;
  if (hasScore(before)) {
    return { ...after, state: 'scheduled', isForfeit: false, scoredTeams: forfeit ? scoredTeams : null };
  }
  return hasBegun(before) ? after : { ...after, scoredTeams: null };
}

/** A forfeit stays a forfeit when the same score is entered again. */
function finished(before: Match, after: Match): Pick<Match, 'state' | 'isForfeit'> {
  return { state: 'finished', isForfeit: before.isForfeit && isSameScore(before, after) };
}

/**
 * Enters a score. A score needs two known teams, which are recorded with it; entering the same score again confirms it for the present
 * teams. A score that the input does not touch stays, even when a correction in another match has made the teams of this match unknown.
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
  const isOneTeam = teams !== null && teams.local === teams.visitor;
  if (sidesChanged && isOneTeam) return refused('same_team_selected');
  const problem = findScoreProblem(scored);
  if (problem) return refused(problem.msg, FLAT_NAMES[problem.side][problem.field]);
  if (!hasScore(scored)) return allowed(withoutScore(match, scored));
  if (!hasScoreInput(input) && !sidesChanged) return allowed(match);
  if (isOneTeam) return refused('same_team_selected');
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
