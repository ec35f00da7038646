import type { MatchRules } from '../../cup/match-rules';
import { OTHER_SIDE, type SideKey, type Sides } from '../../cup/sides';
import { type Entry, phaseAfter, type ShownScore } from '../entries';
import { type LogInPlay, runningScore, shownAtFinish } from '../running-score';

/** Whether the played score has a better goal difference for the innocent side than the rules, so that it stays. */
function isBetter(played: Sides<number>, winner: SideKey, forfeitGoals: number): boolean {
  return played[winner] - played[OTHER_SIDE[winner]] > forfeitGoals;
}

/**
 * The goals with which a side wins by forfeit: those of the rules, unless its own goal difference in what was `played` is better (as the
 * FIFA Disciplinary Code has it; docs/decisions/0074-the-laws-in-the-log.md says which parts were read).
 */
export function forfeitedGoals(
  played: Sides<number> | null,
  winner: SideKey,
  forfeitGoals: number,
): Sides<number> {
  if (played && isBetter(played, winner, forfeitGoals)) return played;
  return { local: 0, visitor: 0, [winner]: forfeitGoals };
}

/** The score of a match as it was played, without forfeits: that of the last end that was no forfeit, else the running score. */
export function playedScore({ active, changes }: LogInPlay): ShownScore {
  const end = changes.findLast((change) => change.kind !== 'forfeit' && phaseAfter(change) === 'finished');
  if (!end) return runningScore({ active, changes }, null);
  const shown = shownAtFinish(end, 0);
  return { ...shown, basis: [...shown.basis, end.entryId] };
}

/**
 * The score of a forfeit that is entered now. Where it is the played score, its basis is the entries that made it. Otherwise its basis is
 * empty, and entries that arrive later change nothing.
 */
export function forfeitScore(
  log: LogInPlay,
  winner: SideKey,
  { forfeitGoals }: Pick<MatchRules, 'forfeitGoals'>,
): ShownScore {
  const played = playedScore(log);
  const goals = forfeitedGoals(played.goals, winner, forfeitGoals);
  return { goals, kicks: null, basis: goals === played.goals ? played.basis : [] };
}

/** Whether a forfeit left the score as it was played. */
export function keepsPlayedScore(entry: Entry): boolean {
  return entry.kind === 'forfeit' && (entry.shown?.basis.length ?? 0) > 0;
}
