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

/** Returns the plan with its last match `later` minutes later. */
function withLast(found: FoundPlan, later: number): Plan {
  const { slots, settings } = found.plan;
  const moved = slots.map((slot, match) =>
    match === slots.length - 1 ? slot + later * settings.time.courts.length : slot,
  );
  return { ...found.plan, slots: moved };
}

const FULL = planOf({ teams: 4 });
const WITH_FINAL = planOf({
  teams: 6,
  courts: 2,
  format: { groups: 2, qualifiers: 1 },
  time: { leastRest: 10, pauseBeforeKnockout: 20 },
});

describe('what a plan says of how long it takes', () => {
  test('is that none can be shorter, where the end is that of a bound', () => {
    expect(claim(FULL)?.gap).toBe(0);
    expect(claim(FULL)?.why.map(({ bound }) => bound.reason.kind)).toEqual(['courts']);
    expect(claim(WITH_FINAL)?.gap).toBe(0);
    expect(claim(WITH_FINAL)?.why.map(({ kind }) => kind)).toEqual(['groups', 'knockout']);
  });

  test('is how much shorter one could be, where the proof does not reach, and gives no reason', () => {
    expect(claim({ ...WITH_FINAL, gap: 4 })).toEqual({ gap: 4, why: [] });
  });

  test('grows by what a match was moved later by hand, and gives no reason any more', () => {
    expect(claim(WITH_FINAL, withLast(WITH_FINAL, 30))).toEqual({ gap: 30, why: [] });
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
