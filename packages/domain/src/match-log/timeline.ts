import type { MatchRules } from '../cup/match-rules';
import { latestEntries, rootOf, undoneRoots } from './active-entries';
import { clockOfHalf, elapsedAt, type MatchMinute, minuteOf } from './clock';
import { byInstant, type Entry, isHalf, type Phase, phaseAfter, isPhaseChange } from './entries';
import { foldLog, type FoldedLog } from './fold';
import { type LawMark, lawMarks } from './laws/law-marks';
import { runningScore, shownAtFinish } from './running-score';
import type { Sides } from '../cup/sides';

/** An entry in its place in the story of the match. */
export interface TimelineItem {
  readonly entry: Entry;
  /** The phase in which it was made. */
  readonly phase: Phase;
  /** Null outside of the halves. */
  readonly minute: MatchMinute | null;
  readonly isUndone: boolean;
  /** It came after the finish without being in it, so it does not count. */
  readonly hasArrivedLater: boolean;
  /** What it is beside the Laws; null where all is as it should be. */
  readonly mark: LawMark | null;
  /** The goals after it, for a goal that counts. */
  readonly goals: Sides<number> | null;
}

/** The phase of an entry that names its half, and else the one that had begun by its instant. */
function phaseOfEntry(entry: Entry, { changes }: FoldedLog): Phase {
  if (isPhaseChange(entry)) return phaseAfter(entry);
  if ('half' in entry && entry.half !== null) return entry.half;
  const begun = changes.filter(({ at }) => at <= entry.at).at(-1);
  return begun ? phaseAfter(begun) : 'scheduled';
}

function minuteOfEntry(entry: Entry, phase: Phase, log: FoldedLog, rules: MatchRules): MatchMinute | null {
  if (!isHalf(phase) || isPhaseChange(entry)) return null;
  return minuteOf(phase, elapsedAt(clockOfHalf(phase, log, entry.at), entry.at), rules);
}

/** Of what was made at one instant, the beginning of a phase comes first and its end last. */
function rankOf(entry: Entry): number {
  if (!isPhaseChange(entry)) return 0;
  const phase = phaseAfter(entry);
  return isHalf(phase) || phase === 'shoot-out' ? -1 : 1;
}

function inOrder(a: Entry, b: Entry): number {
  return a.at - b.at || rankOf(a) - rankOf(b) || byInstant(a, b);
}

/** The goals once this entry was made; those of a forfeit and of a result that was typed at the end are absolute. */
function goalsAfter(entry: Entry, counted: readonly Entry[], { forfeitGoals }: MatchRules): Sides<number> {
  const isAbsolute = entry.kind === 'forfeit' || (entry.kind === 'score' && entry.finishes);
  return isAbsolute ? shownAtFinish(entry, forfeitGoals).goals : runningScore(counted, null).goals;
}

/** The entries of a log in the order in which they were made, undone ones included. */
export function timelineOf(entries: readonly Entry[], rules: MatchRules): TimelineItem[] {
  const log = foldLog(entries, rules);
  const undone = undoneRoots(entries);
  const later = new Set(log.arrivedLater);
  const marks = lawMarks(log.active, rules);
  const counted: Entry[] = [];
  return latestEntries(entries)
    .sort(inOrder)
    .map((entry) => {
      const phase = phaseOfEntry(entry, log);
      const isUndone = undone.has(rootOf(entry));
      const hasArrivedLater = later.has(entry.entryId);
      const counts = !isUndone && !hasArrivedLater;
      if (counts) counted.push(entry);
      const changesScore = ['goal', 'score', 'forfeit'].includes(entry.kind);
      return {
        entry,
        phase,
        minute: minuteOfEntry(entry, phase, log, rules),
        isUndone,
        hasArrivedLater,
        mark: marks.get(entry.entryId) ?? null,
        goals: counts && changesScore ? goalsAfter(entry, counted, rules) : null,
      };
    });
}
