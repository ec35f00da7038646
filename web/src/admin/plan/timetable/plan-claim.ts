import { type FoundPlan, type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
import type { BoundOfPhase } from '@futsal-cup/domain/plan/timetable/soonest-end';

/**
 * States how close a plan is to the shortest one: by how many minutes, at most, another plan of the same settings could end
 * sooner.
 */
export interface PlanClaim {
  /**
   * The largest number of minutes by which a plan with the same interval between starts could end sooner; 0 means that none ends sooner.
   */
  readonly onGrid: number;
  /**
   * The largest number of minutes by which a plan with matches that begin at any minute could end sooner; 0 means that no plan ends sooner.
   */
  readonly anyStart: number;
  /** For each phase that ends as soon as possible, the reason why it cannot end sooner. */
  readonly why: readonly BoundOfPhase[];
}

/** Returns the minute at which a phase ends, without the matches that had begun when the plan was made. */
function endOf(plan: Plan, kind: BoundOfPhase['kind']): number {
  const begun = new Set(plan.fixed.map(({ match }) => match));
  const ends = placesOf(plan).flatMap((place, match) => {
    const isThatPhase = (plan.fixtures.matches[match]?.group === null) === (kind === 'knockout');
    const isCounted = place && isThatPhase && !begun.has(match);
    return isCounted ? [place.start + plan.settings.time.minutesPerMatch] : [];
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
  const onGrid = found.gap + end - found.end;
  const anyStart = Math.max(0, end - found.anyStart.end);
  if (hasConflicts || onGrid < 0) return null;
  if (onGrid > 0) return { onGrid, anyStart, why: [] };
  const { phases } = anyStart > 0 ? found : found.anyStart;
  const why = phases.filter(({ kind, bound }) => endOf(plan, kind) === bound.end);
  return why.length > 0 ? { onGrid, anyStart, why } : null;
}
