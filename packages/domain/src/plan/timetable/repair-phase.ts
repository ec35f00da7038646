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

interface Place {
  readonly slot: number;
  /** The index of the time at which the slot begins. */
  readonly time: number;
}

/** The slots of the phase that begin no later than a minute and that no fixed match has. */
function placesUntil(board: Board, phase: Phase, until: number): Place[] {
  const { times, slotsAt } = board.timetable;
  const found: Place[] = [];
  for (let time = firstTimeFrom(times, phase.from); time < times.length; time += 1) {
    if ((times[time] ?? 0) > until) break;
    for (const slot of slotsAt[time] ?? []) found.push({ slot, time });
  }
  return found;
}

/** A place for a match, with the matches that must leave their slots for it. A lower cost is better. */
interface Option extends Place {
  readonly out: ReadonlySet<number>;
  readonly cost: number;
}

export interface RepairOptions {
  /** The minute at which every match must have begun. */
  readonly until: number;
  readonly steps: number;
  readonly random: Random;
}

/** Tracks which match is in which slot, and for how long a moved match should not be moved again. */
class Repair {
  private readonly ofTeam: readonly (readonly number[])[];
  private readonly places: readonly Place[];
  private readonly occupant = new Map<number, number>();
  private readonly restingUntil: Int32Array;
  private readonly gap: number;

  constructor(
    private readonly board: Board,
    phase: Phase,
    private readonly options: RepairOptions,
  ) {
    const { matches, minutesPerMatch, rest } = board.timetable;
    this.ofTeam = matchesOfTeams(board, phase);
    this.places = placesUntil(board, phase, options.until);
    this.restingUntil = new Int32Array(matches.length);
    this.gap = minutesPerMatch + rest;
    for (const match of phase.matches) {
      const slot = board.slotOf[match] ?? -1;
      if (slot >= 0) this.occupant.set(slot, match);
    }
  }

  /** The matches that a match pushes out at a slot: the match there, and other matches of its teams that are too near. */
  private pushedOut(match: number, slot: number): Set<number> {
    const { slots, matches } = this.board.timetable;
    const start = slots[slot]?.start ?? 0;
    const there = this.occupant.get(slot);
    const out = new Set<number>(there === undefined ? [] : [there]);
    for (const team of matches[match]?.teams ?? []) {
      for (const other of this.ofTeam[team] ?? []) {
        const begins = this.board.startOf[other] ?? 0;
        if (begins >= 0 && Math.abs(begins - start) < this.gap) out.add(other);
      }
    }
    return out;
  }

  private mayBeAt(match: number, { slot, time }: Place): boolean {
    const { slots, matches, isFree } = this.board.timetable;
    const { courts = null, teams = [] } = matches[match] ?? {};
    const isCourt = courts === null || courts[slots[slot]?.court ?? 0] === true;
    return isCourt && !teams.some((team) => isFree[team]?.[time] === false);
  }

  /** The places with a low cost, cheapest first; equal ones are in random order. */
  private cheapest(match: number, step: number): Option[] {
    const found: Option[] = [];
    let least = Infinity;
    for (const place of this.places) {
      if (!this.mayBeAt(match, place)) continue;
      const out = this.pushedOut(match, place.slot);
      let cost = out.size + this.options.random() * 0.5;
      for (const other of out) if ((this.restingUntil[other] ?? 0) > step) cost += 2;
      if (cost < least + 0.5) found.push({ ...place, out, cost });
      least = Math.min(least, cost);
    }
    return found.sort((a, b) => a.cost - b.cost);
  }

  private put(match: number, slot: number): void {
    this.occupant.set(slot, match);
    this.board.put(match, slot);
  }

  private takeOut(match: number): void {
    this.occupant.delete(this.board.slotOf[match] ?? -1);
    this.board.remove(match);
  }

  /** Pushes out the other matches and puts the match into the slot, or leaves everything as it is. */
  private forceInto(match: number, { slot, time, out }: Option): boolean {
    const before = [...out].map((other) => [other, this.board.slotOf[other] ?? -1] as const);
    for (const [other] of before) this.takeOut(other);
    if (this.board.canBegin(match, time)) {
      this.put(match, slot);
      return true;
    }
    for (const [other, slotBefore] of before) this.put(other, slotBefore);
    return false;
  }

  /** Puts a match into a slot and returns the matches that it pushed out, or null where no slot fits. */
  place(match: number, step: number): ReadonlySet<number> | null {
    const done = this.cheapest(match, step).find((option) => this.forceInto(match, option));
    if (!done) return null;
    this.restingUntil[match] = step + 5 + Math.floor(this.options.random() * 10);
    return done.out;
  }
}

/**
 * Puts the remaining matches into slots that begin no later than `until`. Each match goes where the fewest other matches must leave their
 * slots, and those are placed next (min-conflicts with a tabu list). Returns whether all matches have a slot; if not, some have none.
 */
export function repairPhase(
  board: Board,
  phase: Phase,
  left: ReadonlySet<number>,
  options: RepairOptions,
): boolean {
  const repair = new Repair(board, phase, options);
  const waiting = [...left];
  for (let step = 1; step <= options.steps && waiting.length > 0; step += 1) {
    const [match = 0] = waiting.splice(Math.floor(options.random() * waiting.length), 1);
    const out = repair.place(match, step);
    if (out === null) return false;
    waiting.push(...out);
  }
  return waiting.length === 0;
}
