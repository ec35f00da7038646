import type { Random } from '../random';
import type { Phase } from './fill-phase';
import type { Timetable } from './timetable';

/** Gives an order of a phase's matches: the first one is the best guess, and each later one is a little different. */
export type OrderOf = () => readonly number[];

/** The matches by a key, the least first; after the first time, up to `noise` is added to each key. */
function orderBy(phase: Phase, keyOf: (match: number) => number, noise: number, random: Random): OrderOf {
  let isFirst = true;
  return () => {
    const keys = new Map(
      phase.matches.map((match) => [match, keyOf(match) + (isFirst ? 0 : random() * noise)]),
    );
    isFirst = false;
    return [...phase.matches].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || a - b);
  };
}

/** Orders near that of the minutes at which the matches begin in another plan. */
export function inOrderOfStarts(
  phase: Phase,
  startOf: (match: number) => number,
  { minutesApart }: Timetable,
  random: Random,
): OrderOf {
  return orderBy(phase, startOf, 2 * minutesApart, random);
}

/** Orders near that of the pairings in the groups, with all groups side by side. */
export function inOrderOfTurns({ matches }: Timetable, phase: Phase, random: Random): OrderOf {
  return orderBy(phase, (match) => matches[match]?.turn ?? 0, 1, random);
}

/**
 * Orders by the number of matches that follow one after the other: in a knockout, the longest way to the final comes first. So each match
 * comes after those that decide who is in it. Further groups are played side by side. The final is the last.
 */
export function inOrderOfRounds({ matches }: Timetable, phase: Phase, random: Random): OrderOf {
  const way = matches.map(() => 0);
  for (let match = matches.length - 1; match >= 0; match -= 1) {
    for (const source of matches[match]?.after ?? []) {
      way[source] = Math.max(way[source] ?? 0, (way[match] ?? 0) + 1);
    }
  }
  const keyOf = (match: number) =>
    matches[match]?.isFinal ? 1 : (matches[match]?.turn ?? 0) * 0.9 - (way[match] ?? 0);
  return orderBy(phase, keyOf, 0.9, random);
}
