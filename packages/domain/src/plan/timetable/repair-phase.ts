import type { Random } from '../random';
import type { Board } from './board';
import { firstTimeFrom, type Phase } from './fill-phase';

/** The matches of each team that may be moved. */
function matchesOfTeams(board: Board, phase: Phase): number[][] {
  const ofTeam: number[][] = Array.from({ length: board.timetable.teamCount }, () => []);
  for (const match of phase.matches) {
    for (const team of board.timetable.matches[match]?.teams ?? []) ofTeam[team]?.push(match);
  }
  return ofTeam;
}

/** The free slots of the phase that begin no later than a minute, each with the index of its time. */
function slotsUntil(board: Board, phase: Phase, until: number): { slot: number; time: number }[] {
  const { times, slotsAt } = board.timetable;
  const found: { slot: number; time: number }[] = [];
  for (let time = firstTimeFrom(times, phase.from); time < times.length; time += 1) {
    if ((times[time] ?? 0) > until) break;
    for (const slot of slotsAt[time] ?? []) found.push({ slot, time });
  }
  return found;
}

/**
 * Brings the matches that are left into slots that begin no later than `until`, by putting one after the other where it pushes the fewest
 * others out and then placing those (min-conflicts with a tabu list). Gives whether all have a slot; if not, some have none.
 */
export function repairPhase(
  board: Board,
  phase: Phase,
  left: ReadonlySet<number>,
  { until, steps, random }: { readonly until: number; readonly steps: number; readonly random: Random },
): boolean {
  const { matches, slots, minutesPerMatch, rest } = board.timetable;
  const gap = minutesPerMatch + rest;
  const ofTeam = matchesOfTeams(board, phase);
  const places = slotsUntil(board, phase, until);
  const waiting = [...left];
  const occupant = new Map<number, number>();
  for (const match of phase.matches) {
    const slot = board.slotOf[match] ?? -1;
    if (slot >= 0) occupant.set(slot, match);
  }
  const restingUntil = new Int32Array(matches.length);

  /** Whom a match pushes out of its way at a slot. */
  function pushedOut(match: number, slot: number): Set<number> {
    const start = slots[slot]?.start ?? 0;
    const out = new Set<number>();
    const there = occupant.get(slot);
    if (there !== undefined) out.add(there);
    for (const team of matches[match]?.teams ?? []) {
      for (const other of ofTeam[team] ?? []) {
        const begins = board.startOf[other] ?? -1;
        if (begins >= 0 && Math.abs(begins - start) < gap) out.add(other);
      }
    }
    return out;
  }

  function takeOut(match: number): void {
    occupant.delete(board.slotOf[match] ?? -1);
    board.remove(match);
  }

  function putBack(match: number, slot: number): void {
    occupant.set(slot, match);
    board.put(match, slot);
  }

  /** Pushes out whom it must and puts the match there, or leaves everything as it is. */
  function forceInto(match: number, slot: number, time: number, out: ReadonlySet<number>): boolean {
    const before = [...out].map((other) => [other, board.slotOf[other] ?? -1] as const);
    for (const [other] of before) takeOut(other);
    if (board.canBegin(match, time)) {
      putBack(match, slot);
      return true;
    }
    for (const [other, slotBefore] of before) putBack(other, slotBefore);
    return false;
  }

  for (let step = 1; step <= steps && waiting.length > 0; step += 1) {
    const [match = 0] = waiting.splice(Math.floor(random() * waiting.length), 1);
    const courts = matches[match]?.courts ?? null;
    const free = board.timetable.isFree;
    const options: { slot: number; time: number; out: Set<number>; cost: number }[] = [];
    let least = Infinity;
    for (const { slot, time } of places) {
      if (courts !== null && !courts[slots[slot]?.court ?? 0]) continue;
      if (matches[match]?.teams.some((team) => free[team]?.[time] === false)) continue;
      const out = pushedOut(match, slot);
      let cost = out.size + random() * 0.5;
      for (const other of out) if ((restingUntil[other] ?? 0) > step) cost += 2;
      if (cost < least + 0.5) options.push({ slot, time, out, cost });
      least = Math.min(least, cost);
    }
    options.sort((a, b) => a.cost - b.cost);
    const done = options.find(({ slot, time, out }) => forceInto(match, slot, time, out));
    if (!done) return false;
    waiting.push(...done.out);
    restingUntil[match] = step + 5 + Math.floor(random() * 10);
  }
  return waiting.length === 0;
}
