import { createRandom } from '../random';
import type { Board } from './board';
import type { PhaseBound } from './bounds';
import { fillPhase, type Phase, type Urgency } from './fill-phase';
import { repairPhase, type RepairOptions } from './repair-phase';
import { byPressure, byTurn } from './urgency';

/** The slots of the group matches; `end` is the minute at which the last match is over. */
interface PhaseSlots {
  readonly slots: ReadonlyMap<number, number>;
  readonly end: number;
}

/** The amount of search. It is counted and not timed, so that every machine finds the same plan. */
interface Effort {
  readonly tries: number;
  readonly repairSteps: number;
}

function effortFor(matches: number): Effort {
  return {
    tries: Math.max(3, Math.min(60, Math.ceil(4_000 / Math.max(matches, 1)))),
    repairSteps: Math.max(400, Math.min(2_000, 10 * matches)),
  };
}

function clearPhase(board: Board, phase: Phase): void {
  for (const match of phase.matches) board.remove(match);
}

function readSlots(board: Board, phase: Phase): PhaseSlots {
  const slots = new Map<number, number>();
  let end = phase.from;
  for (const match of phase.matches) {
    slots.set(match, board.slotOf[match] ?? -1);
    end = Math.max(end, (board.startOf[match] ?? 0) + board.timetable.minutesPerMatch);
  }
  return { slots, end };
}

function putSlots(board: Board, phase: Phase, { slots }: PhaseSlots): void {
  clearPhase(board, phase);
  for (const [match, slot] of slots) board.put(match, slot);
}

/** Makes the matches that came last, or found no place, more urgent in later tries. */
function blameLast(board: Board, phase: Phase, left: ReadonlySet<number>, blame: Float64Array): void {
  const last = Math.max(...phase.matches.map((match) => board.startOf[match] ?? -1));
  for (const match of phase.matches) {
    if (left.has(match) || (left.size === 0 && board.startOf[match] === last)) {
      blame[match] = (blame[match] ?? 0) + 0.3;
    }
  }
}

/** Fills the slots up to `until`, then moves matches around until the remaining matches fit too. Returns null when they do not fit. */
function fillAndRepair(
  board: Board,
  phase: Phase,
  urgency: Urgency,
  options: RepairOptions,
): PhaseSlots | null {
  clearPhase(board, phase);
  const outside = fillPhase(board, phase, urgency, options.until);
  return repairPhase(board, phase, outside, options) ? readSlots(board, phase) : null;
}

/** The last round of the search with a repair. Repairing takes long, and when the first repairs fail, later repairs hardly succeed. */
const LAST_REPAIR = 30;

/**
 * Searches for slots of the group matches that end as soon as possible. Returns the minute at which the first result that ends at the bound
 * is over, else the best one, and leaves it on the board; or null when some match never found a slot. Yields after each try, so that the caller may pause or show the progress.
 */
export function* searchPhase(
  board: Board,
  phase: Phase,
  bound: PhaseBound,
  seed: number,
): Generator<void, number | null> {
  const effort = effortFor(phase.matches.length);
  const random = createRandom(seed);
  let best: PhaseSlots | null = null;
  const isDone = () => best !== null && best.end <= bound.end;

  function attempt(urgency: Urgency): ReadonlySet<number> {
    clearPhase(board, phase);
    const left = fillPhase(board, phase, urgency);
    if (left.size > 0) return left;
    const found = readSlots(board, phase);
    if (best === null || found.end < best.end) best = found;
    return left;
  }

  attempt(byTurn(board));
  yield;
  const blame = new Float64Array(board.timetable.matches.length);
  for (let round = 0; round < effort.tries && !isDone(); round += 1) {
    clearPhase(board, phase);
    const noise = round === 0 ? 0 : 0.2 + (round % 5) * 0.15;
    const left = attempt(byPressure(board, { phase, end: bound.end, blame, noise, random }));
    if (isDone()) break;
    blameLast(board, phase, left, blame);
    yield;
    if (round % 4 !== 0 || round > LAST_REPAIR) continue;
    const again = byPressure(board, { phase, end: bound.end, blame, noise, random });
    const options = { until: bound.end - board.timetable.minutesPerMatch, steps: effort.repairSteps, random };
    best = fillAndRepair(board, phase, again, options) ?? best;
    yield;
  }
  if (best !== null) putSlots(board, phase, best);
  else clearPhase(board, phase);
  return best?.end ?? null;
}
