import type { Board } from './board';
import type { Timetable } from './timetable';

/** Matches that are planned together: the group matches are one phase, and the knockout matches are the next one. */
export interface Phase {
  /** The matches that have no fixed place yet. */
  readonly matches: readonly number[];
  /** The minute before which no match of the phase begins. */
  readonly from: number;
}

/** The urgency of a match at a time (an index). A match with a larger number is placed sooner. */
export type Urgency = (match: number, time: number) => number;

function takeSlot(timetable: Timetable, match: number, free: number[]): number | null {
  const courts = timetable.matches[match]?.courts ?? null;
  const index = free.findIndex((slot) => courts === null || courts[timetable.slots[slot]?.court ?? 0]);
  if (index === -1) return null;
  const [slot] = free.splice(index, 1);
  return slot ?? null;
}

export function firstTimeFrom(times: readonly number[], minute: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts the most urgent matches that may begin at a time into its free slots. */
function fillTime(board: Board, time: number, left: Set<number>, free: number[], urgency: Urgency): void {
  const { timetable } = board;
  const candidates: { readonly match: number; readonly urgency: number }[] = [];
  for (const match of left) {
    if (board.canBegin(match, time)) candidates.push({ match, urgency: urgency(match, time) });
  }
  candidates.sort((a, b) => b.urgency - a.urgency || a.match - b.match);
  for (const { match } of candidates) {
    if (free.length === 0) return;
    if (!board.canBegin(match, time)) continue;
    const slot = takeSlot(timetable, match, free);
    if (slot === null) continue;
    board.put(match, slot);
    left.delete(match);
  }
}

/**
 * Fills the slots of a phase one time after the other with the most urgent matches that may begin then. Returns the matches that found no
 * slot up to `until` (the minute at which a match must have begun).
 */
export function fillPhase(
  board: Board,
  phase: Phase,
  urgency: Urgency,
  until = Infinity,
): ReadonlySet<number> {
  const { times, slotsAt } = board.timetable;
  const left = new Set(phase.matches);
  for (let time = firstTimeFrom(times, phase.from); time < times.length && left.size > 0; time += 1) {
    if ((times[time] ?? 0) > until) break;
    const free = [...(slotsAt[time] ?? [])];
    fillTime(board, time, left, free, urgency);
  }
  return left;
}
