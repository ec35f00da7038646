import type { MatchRules } from '../cup/match-rules';
import type { Sides } from '../cup/sides';
import { activeEntries, rootOf, undoneRoots } from './active-entries';
import { clockNow, type ClockState } from './clock';
import {
  byInstant,
  type Entry,
  type Half,
  isHalf,
  type Phase,
  phaseAfter,
  type PhaseChange,
  type ShownScore,
} from './entries';
import { foulsIn, timeOutsIn } from './laws/fouls-and-time-outs';
import { isOtherEnd, type OtherEnd, unsettledEnds } from './other-ends';
import { phaseChanges, phaseOf } from './phases';
import { isScoring, lastCorrection, runningScore, shownAtFinish, withRest } from './running-score';

/** The state of a match that follows from its log. */
export interface FoldedLog {
  readonly phase: Phase;
  /** The id of the change of phase that the next change must name; null before the first change. */
  readonly lastChange: string | null;
  /** The half that is being played, or was played last. */
  readonly half: Half | null;
  /** The clock of the half that is being played, or was played last. It stands still in a break and once the match is over. */
  readonly clock: ClockState;
  /** The score: running, or final once the match is finished. */
  readonly score: ShownScore;
  readonly isForfeit: boolean;
  /** The fouls of the present or last half that count for the limit. In extra time the fouls of the last half of normal time count too. */
  readonly fouls: Sides<number>;
  /** The time-outs of the present or last half. */
  readonly timeOuts: Sides<number>;
  /** The ids of goals, kicks and corrections that arrived after the finish and are not part of its score, so they do not count. */
  readonly arrivedLater: readonly string[];
  /** Other scores with which somebody ended the match too, as long as nobody has settled the result since. */
  readonly otherEnds: readonly OtherEnd[];
  /** The ids of entries that are in the final score and were undone after the finish. They still count. */
  readonly undoneLater: readonly string[];
  /** Active entries, and the changes of phase among them in their order. */
  readonly active: readonly Entry[];
  readonly changes: readonly PhaseChange[];
}

function scoringOutside(active: readonly Entry[], basis: readonly string[]): string[] {
  const counted = new Set(basis);
  return active
    .filter(isScoring)
    .filter((entry) => !isOtherEnd(entry) && !counted.has(rootOf(entry)))
    .map(({ entryId }) => entryId);
}

/**
 * Computes the state of a match from the entries of its log. It does not depend on the order in which they arrived, or how often. `rules`
 * are those of its stage.
 */
export function foldLog(entries: readonly Entry[], rules: MatchRules): FoldedLog {
  const active = activeEntries(entries);
  const changes = phaseChanges(active);
  const phase = phaseOf(changes);
  const phases = changes.map(phaseAfter);
  const half = phases.filter(isHalf).at(-1) ?? null;
  const last = changes.at(-1);
  const running = runningScore(
    { active, changes },
    phases.includes('shoot-out') ? rules.shootOutKicks : null,
  );
  const final = last && phase === 'finished' ? shownAtFinish(last, rules.forfeitGoals) : null;
  const isForfeit = last?.kind === 'forfeit';
  const undone = undoneRoots(entries);
  return {
    phase,
    lastChange: last?.entryId ?? null,
    half,
    clock: clockNow(half, active, changes),
    score: final ?? running,
    isForfeit,
    fouls: foulsIn(half, active, changes),
    timeOuts: timeOutsIn(half, active),
    // The score of a forfeit by the rules includes no goal that was played, so no goal has arrived too late for it.
    arrivedLater:
      final && !(isForfeit && final.basis.length === 0) ? scoringOutside(active, final.basis) : [],
    otherEnds: final && last ? unsettledEnds(active, final, last) : [],
    undoneLater: final ? final.basis.filter((entryId) => undone.has(entryId)) : [],
    active,
    changes,
  };
}

/**
 * The score of a finished match with the entries that arrived later: the final score plus the later goals and kicks. Where a correction
 * arrived later, and nobody has entered another score after it was made, the correction counts, plus the entries that it does not
 * include.
 */
export function scoreWithLater(log: FoldedLog): ShownScore {
  const { active, arrivedLater, score, changes } = log;
  const latest = lastCorrection(log);
  const isSaidSince = (correction: Entry) =>
    active.some((entry) => entry.kind === 'score' && entry.finishes && byInstant(entry, correction) > 0);
  const isLater = latest !== undefined && arrivedLater.includes(latest.entryId) && !isSaidSince(latest);
  const hasShootOut = changes.some((change) => phaseAfter(change) === 'shoot-out');
  // All later kicks are counted, because a late kick may have been taken before the decision. A person decides whether they count.
  return withRest(isLater ? latest.shown : score, active.filter(isScoring), hasShootOut ? Infinity : null);
}
