import type { MatchRules } from '../cup/match-rules';
import type { Sides } from '../cup/sides';
import { type Entry, phaseAfter } from './entries';
import type { FoldedLog } from './fold';
import { type Correction, isCorrection } from './instants';
import { countedKicks, isScoring, type ScoringEntry, withRest } from './running-score';

/** The goals of both sides, and their kicks where there is a shoot-out. */
export interface ToldScore {
  readonly goals: Sides<number>;
  readonly kicks: Sides<number> | null;
}

/** The result as the match's record has it. */
function toldResult({ score }: FoldedLog): ToldScore {
  return { goals: score.goals, kicks: countedKicks(score) };
}

/**
 * Returns the score after each entry of the story; null after an entry that does not change it. A goal or a kick adds to the score, a
 * correction replaces it, and the end that counts gives the result. So the last score is the score of the log.
 */
export function scoreTeller(
  log: FoldedLog,
  { shootOutKicks }: Pick<MatchRules, 'shootOutKicks'>,
): (entry: Entry) => ToldScore | null {
  const { changes, phase } = log;
  const end = phase === 'finished' ? changes.at(-1) : undefined;
  const told: ScoringEntry[] = [];
  let correction: Correction | undefined;
  let hasShootOut = false;
  let isOver = false;

  function running(): ToldScore {
    const { goals, kicks } = withRest(correction?.shown, told, hasShootOut ? shootOutKicks : null);
    return { goals, kicks };
  }

  return (entry) => {
    // An entry after the final result, such as a correction after a forfeit, is in no score.
    if (isOver) return null;
    const change = changes.find(({ entryId }) => entryId === entry.entryId);
    isOver = change !== undefined && change === end;
    if (isOver) return toldResult(log);
    if (change) {
      hasShootOut ||= phaseAfter(change) === 'shoot-out';
      return phaseAfter(change) === 'shoot-out' ? running() : null;
    }
    // A kick whose shoot-out was undone does not count until there is another shoot-out.
    if (!isScoring(entry) || (entry.kind === 'kick' && !hasShootOut)) return null;
    told.push(entry);
    if (isCorrection(entry)) correction = entry;
    return running();
  };
}
