import type { Random } from '../random';
import type { Board } from './board';
import type { Phase } from './fill-phase';

/** The minutes from each match of a team to its next. */
function gapsOf(board: Board, team: number): number[] {
  const starts = [...board.startsOf(team)].sort((a, b) => a - b);
  return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
}

/** Short gaps weigh far more than long ones: half the rest costs eight times as much. */
function costOf(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + 1_000_000 / gap ** 3, 0);
}

interface RestOfTeams {
  readonly cost: number;
  readonly least: number;
}

function restOf(board: Board, teams: Iterable<number>): RestOfTeams {
  let cost = 0;
  let least = Infinity;
  for (const team of teams) {
    const gaps = gapsOf(board, team);
    cost += costOf(gaps);
    least = Math.min(least, ...gaps);
  }
  return { cost, least };
}

/** How many exchanges are tried; more for a larger phase, as far as a phone has the time. */
function triesFor(matches: number): number {
  return Math.min(20 * matches, 1_500);
}

/** After so many exchanges in a row that bring nothing, hardly any of the next ones would. */
const TRIES_WITHOUT_GAIN = 400;

/**
 * Exchanges matches of a phase, or moves one into an empty slot, as long as the teams' rest gets more even. The phase ends when it ended before,
 * and no team's least rest becomes shorter than the shortest there was.
 */
export function improveRest(board: Board, phase: Phase, random: Random): void {
  const { timetable } = board;
  const { matches, slots, teamCount } = timetable;
  const movable = phase.matches;
  if (movable.length < 2) return;
  const last = Math.max(...movable.map((match) => board.startOf[match] ?? 0));
  const timeOf = new Map(timetable.times.map((start, time) => [start, time]));
  const places = timetable.slotsAt.flat().filter((slot) => {
    const start = slots[slot]?.start ?? 0;
    return start >= phase.from && start <= last;
  });
  const occupant = new Map(movable.map((match) => [board.slotOf[match] ?? -1, match]));
  const { least } = restOf(
    board,
    Array.from({ length: teamCount }, (_, team) => team),
  );

  function fits(match: number, slot: number): boolean {
    const { court, start } = slots[slot] ?? { court: 0, start: 0 };
    const courts = matches[match]?.courts ?? null;
    return (courts === null || courts[court] === true) && board.canBegin(match, timeOf.get(start) ?? -1);
  }

  function exchange(match: number, other: number | undefined, from: number, to: number): boolean {
    board.remove(match);
    if (other !== undefined) board.remove(other);
    if (!fits(match, to)) return false;
    board.put(match, to);
    if (other === undefined) return true;
    if (!fits(other, from)) return false;
    board.put(other, from);
    return true;
  }

  let withoutGain = 0;
  for (let round = triesFor(movable.length); round > 0 && withoutGain < TRIES_WITHOUT_GAIN; round -= 1) {
    withoutGain += 1;
    const match = movable[Math.floor(random() * movable.length)] ?? 0;
    const to = places[Math.floor(random() * places.length)] ?? 0;
    const from = board.slotOf[match] ?? 0;
    const other = occupant.get(to);
    if (slots[from]?.start === slots[to]?.start) continue;
    const teams = new Set([...(matches[match]?.teams ?? []), ...(matches[other ?? -1]?.teams ?? [])]);
    const before = restOf(board, teams);
    const isDone = exchange(match, other, from, to);
    const after = isDone ? restOf(board, teams) : before;
    if (isDone && after.cost < before.cost && after.least >= least) {
      withoutGain = 0;
      occupant.delete(from);
      if (other !== undefined) occupant.set(from, other);
      occupant.set(to, match);
      continue;
    }
    board.remove(match);
    if (other !== undefined) board.remove(other);
    board.put(match, from);
    if (other !== undefined) board.put(other, to);
  }
}
