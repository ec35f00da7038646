import { type FoundPlan, type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
import type { BoundOfPhase } from '@futsal-cup/domain/plan/timetable/soonest-end';

/**
 * States how close a plan is to the shortest one: by how many minutes, at most, another plan of the same settings could end
 * sooner.
 */
export interface PlanClaim {
  /** Compares with plans on the same grid; 0 means that none of them ends sooner. */
  readonly onGrid: number;
  /** Compares with plans whose matches begin at any minute; 0 means that no plan at all ends sooner. */
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
 * Returns the claim for the present plan, as it was found or changed by hand. It is null where the bounds of the found plan
 * do not apply, because the present one breaks their assumptions, and where matches that have begun decide its end.
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
