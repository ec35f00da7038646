import { describe, expect, test } from 'vitest';
import { findPlan, placesOf, type FoundPlan, type Plan } from '@futsal-cup/domain/plan/find-plan';
import type { FixedMatch } from '@futsal-cup/domain/plan/timetable/timetable';
import { buildPlanSettings, type PlanDescription } from '@futsal-cup/domain/testing/build-plan';
import { claimOf } from './plan-claim';

function planOf(description: PlanDescription, fixed: readonly FixedMatch[] = []): FoundPlan {
  const found = findPlan(buildPlanSettings(description), fixed);
  if (found.plan === null) throw new Error('there is no plan');
  return found;
}

function endOf(plan: Plan): number {
  return Math.max(...placesOf(plan).map((place) => (place?.start ?? 0) + plan.settings.time.minutesPerMatch));
}

function claim(found: FoundPlan, plan = found.plan, hasConflicts = false) {
  return claimOf(found, plan, { end: endOf(plan), hasConflicts });
}

/** Returns the plan with its last match `later` slots later. */
function withLast(found: FoundPlan, later: number): Plan {
  const slots = found.plan.slots.map((slot, match, all) => (match === all.length - 1 ? slot + later : slot));
  return { ...found.plan, slots };
}

const FULL = planOf({ teams: 4 });
const WITH_FINAL = planOf({
  teams: 6,
  courts: 2,
  format: { groups: 2, qualifiers: 1 },
  time: { leastRest: 10, pauseBeforeKnockout: 20 },
});

describe('what a plan says of how long it takes', () => {
  test('is that none can be shorter, where the end is that of a bound without a grid', () => {
    expect(claim(FULL)).toMatchObject({ onGrid: 0, anyStart: 0 });
    expect(claim(FULL)?.why.map(({ bound }) => bound.reason.kind)).toEqual(['courts']);
  });

  test('is that none on the grid can, and how much other beginnings could save at most, elsewhere', () => {
    expect(claim(WITH_FINAL)?.onGrid).toBe(0);
    expect(claim(WITH_FINAL)?.anyStart).toBeGreaterThan(0);
    expect(claim(WITH_FINAL)?.why.map(({ kind }) => kind)).toEqual(['groups', 'knockout']);
  });

  test('grows by what a match was moved later by hand, and gives no reason any more', () => {
    const before = claim(WITH_FINAL);
    const moved = withLast(WITH_FINAL, 2);
    expect(claim(WITH_FINAL, moved)).toEqual({ onGrid: 15, anyStart: (before?.anyStart ?? 0) + 15, why: [] });
  });

  test('is nothing of a plan with conflicts, or of one that is over before the bound', () => {
    expect(claim(FULL, FULL.plan, true)).toBeNull();
    expect(claimOf(FULL, FULL.plan, { end: FULL.end - 1, hasConflicts: false })).toBeNull();
  });

  test('is nothing where the matches that have begun are the last ones', () => {
    const late = [5, 6, 7, 8, 9, 10].map((hour, match) => ({ match, start: (hour + 8) * 60, court: 0 }));
    expect(claim(planOf({ teams: 4 }, late))).toBeNull();
  });
});
