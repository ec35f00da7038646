import type { Phase } from './fill-phase';
import type { Timetable } from './timetable';

/** The latest end of the fixed group matches, or of the fixed knockout matches. */
function endOfFixed({ matches, minutesPerMatch }: Timetable, isKnockout: boolean): number {
  const ends = matches.map(({ fixed, ...match }) =>
    fixed && match.isKnockout === isKnockout ? fixed.start + minutesPerMatch : 0,
  );
  return Math.max(0, ...ends);
}

function phaseOf({ matches }: Timetable, isKnockout: boolean, from: number): Phase {
  const own = matches.flatMap((match, index) =>
    match.isKnockout === isKnockout && !match.fixed ? [index] : [],
  );
  return { matches: own, from };
}

export function groupPhase(timetable: Timetable): Phase {
  return phaseOf(timetable, false, timetable.times[0] ?? 0);
}

/** The knockout phase. It begins after the last group match, planned or fixed, and the pause. */
export function knockoutPhase(timetable: Timetable, groups: { readonly end: number }): Phase {
  const { matches, times, pause, rest } = timetable;
  const hasGroups = matches.some(({ isKnockout }) => !isKnockout);
  const over = Math.max(groups.end, endOfFixed(timetable, false));
  return phaseOf(timetable, true, hasGroups ? over + Math.max(pause, rest) : (times[0] ?? 0));
}

/** The minute at which both phases and all fixed matches are over. */
export function endOfAll(
  timetable: Timetable,
  groups: { readonly end: number },
  knockout: { readonly end: number },
): number {
  return Math.max(groups.end, knockout.end, endOfFixed(timetable, false), endOfFixed(timetable, true));
}
