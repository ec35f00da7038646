import { outcomeOf } from '../cup/outcome';
import { mapSides, type Score, type SideKey, type Sides } from '../cup/sides';
import { rootOf } from './active-entries';
import { byInstant, type Entry, type EntryOf, type PhaseChange, type ShownScore } from './entries';
import { type Correction, type InstantOf, isCorrection } from './instants';

const NONE: Sides<number> = { local: 0, visitor: 0 };

/** The entries that make a score. */
export type ScoringEntry = EntryOf<'goal'> | EntryOf<'kick'> | Correction;

export function isScoring(entry: Entry): entry is ScoringEntry {
  return entry.kind === 'goal' || entry.kind === 'kick' || isCorrection(entry);
}

function count(entries: readonly Entry[], side: SideKey, kind: 'goal' | 'kick'): number {
  return entries.filter((entry) =>
    entry.kind === 'goal' || entry.kind === 'kick'
      ? entry.kind === kind && entry.side === side && (entry.kind === 'goal' || entry.isIn)
      : false,
  ).length;
}

/** The score that somebody has said, if anybody has, and on top of it whatever was not in it. */
export function withRest(
  said: ShownScore | undefined,
  scoring: readonly ScoringEntry[],
  hasShootOut: boolean,
): ShownScore {
  const within = new Set(said?.basis);
  const onTop = scoring.filter((entry) => !within.has(rootOf(entry)));
  const goals = mapSides(said?.goals ?? NONE, (before, side) => before + count(onTop, side, 'goal'));
  const kicks = mapSides(said?.kicks ?? NONE, (before, side) => before + count(onTop, side, 'kick'));
  return { goals, kicks: hasShootOut ? kicks : null, basis: scoring.map(rootOf) };
}

/**
 * The score that the active entries make: the last correction, and on top of it whatever was not in it. So a goal that somebody
 * entered while somebody else corrected the score is not lost.
 */
export function runningScore(
  active: readonly Entry[],
  instantOf: InstantOf,
  hasShootOut: boolean,
): ShownScore {
  const scoring = active.filter(isScoring);
  const correction = scoring
    .filter((entry): entry is Correction => isCorrection(entry) && entry.isOtherEnd !== true)
    .sort((a, b) => instantOf(a) - instantOf(b) || byInstant(a, b))
    .at(-1);
  return withRest(correction?.shown, scoring, hasShootOut);
}

/** The result as a match's record has it; a shoot-out counts only on a level score. */
export function resultOf({ goals, kicks }: Pick<ShownScore, 'goals' | 'kicks'>): Score {
  const isLevel = goals.local === goals.visitor;
  return mapSides(goals, (ofSide, side) => ({
    goals: ofSide,
    kicks: isLevel && kicks && kicks.local !== kicks.visitor ? kicks[side] : null,
  }));
}

export function hasWinner(shown: Pick<ShownScore, 'goals' | 'kicks'>): boolean {
  return outcomeOf(resultOf(shown)).kind === 'won';
}

/** What a change to 'finished' makes the score. */
export function shownAtFinish(finish: PhaseChange, forfeitGoals: number): ShownScore {
  if (finish.kind === 'forfeit') {
    return { goals: { ...NONE, [finish.side]: forfeitGoals }, kicks: null, basis: [] };
  }
  return finish.shown ?? { goals: NONE, kicks: null, basis: [] };
}
