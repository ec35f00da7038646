import { type FoundPlan, type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
import type { BoundOfPhase } from '@futsal-cup/domain/plan/timetable/soonest-end';

/** What is true of how long a plan takes; minutes that another plan of the same settings could be over sooner at most. */
export interface PlanClaim {
  /** A plan on the same grid; 0: none is over sooner. */
  readonly onGrid: number;
  /** A plan whose matches begin at any minute; 0: none at all is over sooner. */
  readonly anyStart: number;
  /** Why none is over sooner, of each phase that is over as soon as can be. */
  readonly why: readonly BoundOfPhase[];
}

/** The minute at which the last match of a phase is over that had not begun when the plan was made. */
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
 * What may be said of a plan as it stands, found or moved by hand since. Null where the bounds of the plan that was found say nothing of it, because
 * it does not keep what they reckon with, and where it is over when the matches are that have begun.
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
