import { outcomeOf } from '../cup/outcome';
import { mapSides, type Score, type SideKey, type Sides } from '../cup/sides';
import { rootOf } from './active-entries';
import { byInstant, type Entry, type EntryOf, type PhaseChange, type ShownScore } from './entries';
import { type Correction, instantsOf, isCorrection } from './instants';
import { type ReadShootOut, readShootOut } from './laws/shoot-out';

const NONE: Sides<number> = { local: 0, visitor: 0 };

/** The entries that make a score. */
export type ScoringEntry = EntryOf<'goal'> | EntryOf<'kick'> | Correction;

export function isScoring(entry: Entry): entry is ScoringEntry {
  return entry.kind === 'goal' || entry.kind === 'kick' || isCorrection(entry);
}

/** The active entries of a log, and the changes of phase among them in their order. */
export interface LogInPlay {
  readonly active: readonly Entry[];
  readonly changes: readonly PhaseChange[];
}

/** The latest correction; undefined when nobody has made one. */
export function lastCorrection({ active, changes }: LogInPlay): Correction | undefined {
  const instantOf = instantsOf(active, changes);
  return active
    .filter((entry): entry is Correction => isCorrection(entry) && entry.isOtherEnd !== true)
    .sort((a, b) => instantOf(a) - instantOf(b) || byInstant(a, b))
    .at(-1);
}

function readKicks(
  said: ShownScore | undefined,
  entries: readonly Entry[],
  shootOutKicks: number,
): ReadShootOut {
  const kicks = entries.filter((entry) => entry.kind === 'kick');
  return readShootOut(
    kicks,
    shootOutKicks,
    said ? { goals: said.kicks ?? NONE, within: new Set(said.basis) } : null,
  );
}

/** The shoot-out of the active entries: the last correction, plus the kicks that it does not include. */
export function shootOutOf(log: LogInPlay, shootOutKicks: number): ReadShootOut {
  return readKicks(lastCorrection(log)?.shown, log.active, shootOutKicks);
}

/**
 * The score that somebody entered, if any, plus the goals and kicks that it does not include. `shootOutKicks` is the number of kicks that
 * each side has before the shoot-out goes on in pairs; null where there is no shoot-out.
 */
export function withRest(
  said: ShownScore | undefined,
  scoring: readonly ScoringEntry[],
  shootOutKicks: number | null,
): ShownScore {
  const within = new Set(said?.basis);
  const onTop = scoring.filter((entry) => entry.kind === 'goal' && !within.has(rootOf(entry)));
  const goalsOnTop = (side: SideKey) =>
    onTop.filter((entry) => 'side' in entry && entry.side === side).length;
  return {
    goals: mapSides(said?.goals ?? NONE, (before, side) => before + goalsOnTop(side)),
    kicks: shootOutKicks === null ? null : readKicks(said, scoring, shootOutKicks).shootOut.goals,
    basis: scoring.map(rootOf),
  };
}

/**
 * The score that the active entries make: the last correction, plus the entries that it does not include. So a goal is not lost when
 * somebody else corrects the score at the same time.
 */
export function runningScore(log: LogInPlay, shootOutKicks: number | null): ShownScore {
  return withRest(lastCorrection(log)?.shown, log.active.filter(isScoring), shootOutKicks);
}

export function isLevel({ goals }: Pick<ShownScore, 'goals'>): boolean {
  return goals.local === goals.visitor;
}

/** The kicks of a shoot-out that counts: one on a level score, with a winner. Null where there is none. */
export function countedKicks({ goals, kicks }: Pick<ShownScore, 'goals' | 'kicks'>): Sides<number> | null {
  return isLevel({ goals }) && kicks && kicks.local !== kicks.visitor ? kicks : null;
}

/** The result as a match's record has it. */
export function resultOf(shown: Pick<ShownScore, 'goals' | 'kicks'>): Score {
  const kicks = countedKicks(shown);
  return mapSides(shown.goals, (goals, side) => ({ goals, kicks: kicks && kicks[side] }));
}

export function hasWinner(shown: Pick<ShownScore, 'goals' | 'kicks'>): boolean {
  return outcomeOf(resultOf(shown)).kind === 'won';
}

/** The score that a change to 'finished' makes. */
export function shownAtFinish(finish: PhaseChange, forfeitGoals: number): ShownScore {
  if (finish.shown) return finish.shown;
  // Older forfeits were entered without a score.
  const goals = finish.kind === 'forfeit' ? { ...NONE, [finish.side]: forfeitGoals } : NONE;
  return { goals, kicks: null, basis: [] };
}
