import { type FoundPlan, type Plan, placedMatchesOf } from '@futsal-cup/domain/plan/find-plan';
import type { FoundPhase } from '@futsal-cup/domain/plan/timetable/find-timetable';
import { phasesOf } from '@futsal-cup/domain/plan/timetable/phases';

/** States how close a plan is to the shortest one of its settings. */
export interface PlanClaim {
  /** The largest number of minutes by which any plan could end sooner; 0 means that none ends sooner. */
  readonly gap: number;
  /** For each phase that ends as soon as possible, the reason why it cannot end sooner. There are none where there is a gap. */
  readonly why: readonly FoundPhase[];
}

/** Returns the minute at which the phase of a step (an index) ends, without the matches that had begun when the plan was made. */
function endOf(plan: Plan, step: number): number {
  const begun = new Set(plan.fixed.map(({ match }) => match));
  const phases = phasesOf(plan.settings.format.steps);
  const ends = placedMatchesOf(plan).flatMap(({ match, end }) => {
    const isThatPhase = phases[plan.fixtures.matches[match]?.step ?? -1] === phases[step];
    return isThatPhase && !begun.has(match) ? [end] : [];
  });
  return Math.max(0, ...ends);
}

/**
 * Returns the claim for the present plan, as it was found or changed by hand. Returns null if the present plan breaks the assumptions
 * behind the bounds of the found plan, or if matches that have begun decide when the present plan ends.
 */
export function claimOf(
  found: FoundPlan,
  plan: Plan,
  { end, hasConflicts }: { readonly end: number; readonly hasConflicts: boolean },
): PlanClaim | null {
  const gap = found.gap + end - found.end;
  if (hasConflicts || gap < 0) return null;
  if (gap > 0) return { gap, why: [] };
  const why = found.phases.filter(({ step, bound }) => endOf(plan, step) === bound.end);
  return why.length > 0 ? { gap, why } : null;
}
