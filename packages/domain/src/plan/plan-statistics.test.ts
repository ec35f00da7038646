import { describe, expect, it } from 'vitest';
import { buildPlanSettings, slotsOnGrid, type PlanDescription } from '../testing/build-plan';
import { assignReferees } from './assign-referees';
import type { Plan } from './find-plan';
import { deriveFixtures } from './format/derive-matches';
import { computePlanStatistics } from './plan-statistics';

function planWith(description: PlanDescription, positions: readonly number[]): Plan {
  const settings = buildPlanSettings(description);
  const slots = slotsOnGrid(settings, positions);
  return { settings, fixtures: deriveFixtures(settings), fixed: [], slots };
}

const EIGHT = 8 * 60;

describe('the statistics of a plan', () => {
  it('say how each team rests, how often it plays in a row, and when it begins and ends', () => {
    // Teams 0 and 1, 0 and 2, 1 and 2, at 8:00, 8:15 and 9:00.
    expect(computePlanStatistics(planWith({ teams: 3 }, [0, 1, 4]))).toEqual([
      { team: 0, matches: 2, leastRest: 3, averageRest: 3, inARow: 2, first: EIGHT, last: EIGHT + 15 },
      { team: 1, matches: 2, leastRest: 48, averageRest: 48, inARow: 1, first: EIGHT, last: EIGHT + 60 },
      { team: 2, matches: 2, leastRest: 33, averageRest: 33, inARow: 2, first: EIGHT + 15, last: EIGHT + 60 },
    ]);
  });

  it('do not count a night as rest', () => {
    const days = [6, 7].map((day) => ({ date: `2027-03-0${day}`, from: '08:00', to: '08:30' }));
    const [first] = computePlanStatistics(planWith({ teams: 3, time: { days } }, [0, 2, 3]));
    expect(first).toMatchObject({ matches: 2, leastRest: null, averageRest: null });
  });

  it('leave open what nobody knows', () => {
    const [team] = computePlanStatistics(planWith({ teams: 2 }, [500]));
    expect(team).toEqual({
      team: 0,
      matches: 0,
      leastRest: null,
      averageRest: null,
      inARow: 0,
      first: null,
      last: null,
    });
  });
});

describe('referees', () => {
  const wishes = [{ kind: 'referees' } as const];

  it('are teams that do not play then, each as often as the others', () => {
    expect(assignReferees(planWith({ teams: 3, wishes }, [0, 1, 2]))).toEqual([2, 1, 0]);
  });

  it('are there, and come from another group where they can', () => {
    const two = { teams: 6, format: { groups: 2 }, wishes };
    const slots = [0, 1, 2, 3, 4, 5];
    const groupOf = (team: number | null) => (team ?? 0) % 2;
    expect(assignReferees(planWith(two, slots)).map(groupOf)).toEqual([1, 1, 1, 0, 0, 0]);
    const late = [...wishes, { kind: 'not-before', team: 1, day: null, time: '09:00' } as const];
    expect(assignReferees(planWith({ ...two, wishes: late }, slots)).slice(0, 3)).not.toContain(1);
  });

  it('are none where nobody asks for them, and none in the knockout', () => {
    expect(assignReferees(planWith({ teams: 3 }, [0, 1, 2]))).toEqual([null, null, null]);
    const withFinal = { teams: 3, format: { qualifiers: 2 }, wishes };
    expect(assignReferees(planWith(withFinal, [0, 1, 2, 3])).at(-1)).toBeNull();
  });
});
