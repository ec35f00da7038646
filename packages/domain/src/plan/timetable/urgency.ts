import type { Random } from '../random';
import type { Board } from './board';
import type { Phase, Urgency } from './fill-phase';

/** Urgency by the order of pairings in the groups, with all groups side by side. */
export function byTurn(board: Board): Urgency {
  const { matches } = board.timetable;
  return (match) => -(matches[match]?.turn ?? 0);
}

/** For each team and time, the number of times from this one on at which the team may play; null when it may play at any time. */
function timesLeft(board: Board): (readonly number[] | null)[] {
  return board.timetable.isFree.map((free) => {
    if (free === null) return null;
    const left = new Array<number>(free.length + 1).fill(0);
    for (let time = free.length - 1; time >= 0; time -= 1)
      left[time] = (left[time + 1] ?? 0) + (free[time] ? 1 : 0);
    return left;
  });
}

interface ByPressure {
  readonly phase: Phase;
  /** The minute by which the phase is to be over. */
  readonly end: number;
  /** The experience of earlier tries: a match that came late then is more urgent now. */
  readonly blame: Float64Array;
  readonly noise: number;
  readonly random: Random;
}

/**
 * Urgency by the number of matches that a team still has in its remaining time. Among equals, the match whose teams have rested longest
 * comes first. A little noise makes each try different.
 */
export function byPressure(board: Board, { phase, end, blame, noise, random }: ByPressure): Urgency {
  const { matches, times, minutesPerMatch, rest } = board.timetable;
  const gap = minutesPerMatch + rest;
  const remaining = new Int32Array(board.timetable.teamCount);
  for (const match of phase.matches) {
    for (const team of matches[match]?.teams ?? []) remaining[team] = (remaining[team] ?? 0) + 1;
  }
  const fixedCount = Array.from(remaining, (_, team) => board.startsOf(team).length);
  const left = timesLeft(board);
  const jitter = new Float64Array(matches.length).map(() => random() * noise);
  const pressureOf = (team: number, time: number) => {
    const played = board.startsOf(team).length - (fixedCount[team] ?? 0);
    const toPlay = (remaining[team] ?? 0) - played;
    const slots = left[team]?.[time];
    const minutes = slots === undefined ? end - (times[time] ?? 0) : slots * gap;
    return (toPlay * gap) / Math.max(minutes, 1);
  };
  return (match, time) => {
    const [one = 0, other = 0] = matches[match]?.teams ?? [];
    const a = pressureOf(one, time);
    const b = pressureOf(other, time);
    return 2 * Math.max(a, b) + a + b + (jitter[match] ?? 0) + (blame[match] ?? 0);
  };
}
