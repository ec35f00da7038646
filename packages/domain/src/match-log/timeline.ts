import type { MatchRules } from '../cup/match-rules';
import { undoneIds } from './active-entries';
import { clockOfHalf, elapsedAt, type MatchMinute, minuteOf } from './clock';
import { byInstant, type Entry, isHalf, type Phase, phaseAfter, isPhaseChange } from './entries';
import { foldLog, type FoldedLog } from './fold';
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

/** The entries of a log in the order in which they were made, undone ones included. */
export function timelineOf(entries: readonly Entry[], rules: MatchRules): TimelineItem[] {
  const log = foldLog(entries, rules);
  const undone = undoneIds(entries);
  const later = new Set(log.arrivedLater);
  let goals: Sides<number> = { local: 0, visitor: 0 };
  const once = [...new Map(entries.map((entry) => [entry.entryId, entry])).values()];
  return once
    .filter(({ kind }) => kind !== 'undo')
    .sort(inOrder)
    .map((entry) => {
      const phase = phaseOfEntry(entry, log);
      const isUndone = undone.has(entry.entryId);
      const hasArrivedLater = later.has(entry.entryId);
      const counts = !isUndone && !hasArrivedLater;
      if (counts && entry.kind === 'goal') goals = { ...goals, [entry.side]: goals[entry.side] + 1 };
      if (counts && entry.kind === 'score') goals = entry.shown.goals;
      return {
        entry,
        phase,
        minute: minuteOfEntry(entry, phase, log, rules),
        isUndone,
        hasArrivedLater,
        goals: counts && (entry.kind === 'goal' || entry.kind === 'score') ? goals : null,
      };
    });
}
