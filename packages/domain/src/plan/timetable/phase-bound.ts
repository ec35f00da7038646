import type { PhaseBound } from './bounds';
import type { Phase } from './fill-phase';
import { boundGroups } from './group-bound';
import { boundKnockout, type Final } from './knockout-bound';
import { firstWithin, openingsWithin, slotsBy, type Opening } from './slots';
import { timetableOf, type MatchTimes, type Rules } from './timetable';

/** Matches of a phase that are bounded together, as if none were longer than `minutes`. */
interface Block extends MatchTimes {
  readonly matches: readonly number[];
}

/** The openings of several steps as one: a match may begin where any of them lets one begin. */
function together(all: readonly MatchTimes['openings'][]): Opening[][] {
  const courts = all[0]?.keys() ?? [];
  return [...courts].map((court) =>
    all.flatMap((openings) => openings[court] ?? []).sort((a, b) => a.from - b.from),
  );
}

/**
 * The blocks of a phase whose bounds hold for all of it: the matches of each step, and those that are at least so long, whenever one of them
 * may begin.
 */
function blocksOf({ matches }: Rules, phase: Phase): Block[] {
  const ofSteps = new Map<MatchTimes['openings'], Block & { readonly matches: number[] }>();
  for (const index of phase.matches) {
    const match = matches[index];
    if (!match) continue;
    const { minutes, openings, isRefereed } = match;
    const known = ofSteps.get(openings);
    if (known) known.matches.push(index);
    else ofSteps.set(openings, { minutes, openings, isRefereed, matches: [index] });
  }
  const steps = [...ofSteps.values()];
  if (steps.length < 2) return steps;
  const lengths = [...new Set(steps.map(({ minutes }) => minutes))];
  const atLeast = lengths.map((minutes): Block => {
    const long = steps.filter((step) => step.minutes >= minutes);
    return {
      minutes,
      openings: together(long.map(({ openings }) => openings)),
      isRefereed: false,
      matches: phase.matches.filter((match) => (matches[match]?.minutes ?? 0) >= minutes),
    };
  });
  return [...atLeast, ...steps];
}

function finalOf({ matches }: Rules, phase: Phase): Final | null {
  const match = phase.matches.find((index) => matches[index]?.isFinal);
  const final = match === undefined ? undefined : matches[match];
  if (match === undefined || !final) return null;
  const allowed = final.openings.filter((_, court) => final.courts?.[court] ?? true);
  const soonest = (from: number) => Math.min(...allowed.map((openings) => firstWithin(openings, from)));
  return { match, minutes: final.minutes, soonest };
}

/**
 * The minute before which no plan of a phase ends, whatever the order, the courts and the beginnings of its matches. `end` is the minute at
 * which a plan is over, or Infinity; the bound counts every minute up to it.
 */
export function boundPhase(rules: Rules, phase: Phase, end: number): PhaseBound {
  const bounds = blocksOf(rules, phase).map((block): PhaseBound => {
    const { minutes, openings } = block;
    const slots = slotsBy(
      openingsWithin(openings, () => phase.from, end - minutes),
      1,
    );
    const timetable = timetableOf(rules, block, slots);
    const own = { matches: block.matches, from: phase.from };
    const isKnockout = rules.matches[block.matches[0] ?? -1]?.isKnockout;
    return isKnockout ? boundKnockout(timetable, own, finalOf(rules, phase)) : boundGroups(timetable, own);
  });
  return bounds.reduce((latest, bound) => (bound.end > latest.end ? bound : latest));
}
