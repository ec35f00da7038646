import type { PlanStep } from '../settings';
import type { Phase } from './fill-phase';
import type { Rules } from './timetable';

/**
 * The phase of each step. All brackets are played at the same time, as the last phase; each step of groups before them is a phase of its own,
 * which begins when the one before it is over.
 */
export function phasesOf(steps: readonly PlanStep[]): number[] {
  const ofGroups = steps.filter(({ kind }) => kind === 'groups').length;
  let groups = 0;
  return steps.map(({ kind }) => (kind === 'groups' ? groups++ : ofGroups));
}

/** The latest end of the fixed matches of a phase. */
export function endOfFixed({ matches }: Rules, phase: number): number {
  let end = 0;
  for (const match of matches) {
    if (match.fixed && match.phase === phase) end = Math.max(end, match.fixed.start + match.minutes);
  }
  return end;
}

/**
 * The matches of a phase that have no place yet. They begin when the phases before them are over and the pause has passed; `over` is the
 * minute at which all of those are over.
 */
export function phaseAfter({ matches, pause, rest, firstMinute }: Rules, phase: number, over: number): Phase {
  const own = matches.flatMap((match, index) => (match.phase === phase && !match.fixed ? [index] : []));
  const isFirst = matches.every((match) => match.phase >= phase);
  return { matches: own, from: isFirst ? firstMinute : over + Math.max(pause, rest) };
}
