import { describe, expect, it } from 'vitest';
import { buildPlanSettings, slotsOnGrid, type PlanDescription } from '../testing/build-plan';
import type { Plan } from './find-plan';
import { findPlanConflicts, isImpossible } from './find-plan-conflicts';
import { deriveFixtures } from './format/derive-matches';
import type { FixedMatch } from './timetable/timetable';

function planWith(
  description: PlanDescription,
  positions: readonly number[],
  fixed: FixedMatch[] = [],
): Plan {
  const settings = buildPlanSettings(description);
  return { settings, fixtures: deriveFixtures(settings), fixed, slots: slotsOnGrid(settings, positions) };
}

/** The matches of three teams (0 and 1, 0 and 2, 1 and 2), every 15 minutes from 8 o'clock. */
const THREE: PlanDescription = { teams: 3 };

const EIGHT = 8 * 60;

describe('a plan that was moved by hand', () => {
  it('has no conflict in its order', () => {
    expect(findPlanConflicts(planWith(THREE, [0, 1, 2]))).toEqual([]);
  });

  it('names the team, both times and the rest that is missing', () => {
    const conflicts = findPlanConflicts(planWith({ ...THREE, time: { leastRest: 10 } }, [0, 2, 3]));
    expect(conflicts).toEqual([
      { kind: 'short-rest', team: 2, rest: 3, wanted: 10, matches: [1, 2], starts: [EIGHT + 30, EIGHT + 45] },
    ]);
    expect(conflicts.some(isImpossible)).toBe(false);
  });

  it('has two matches at once', () => {
    const conflicts = findPlanConflicts(planWith({ ...THREE, courts: 2 }, [0, 1, 1]));
    expect(conflicts).toEqual([
      { kind: 'court-twice', court: 1, matches: [1, 2], starts: [EIGHT, EIGHT] },
      { kind: 'team-twice', team: 0, matches: [0, 1], starts: [EIGHT, EIGHT] },
      { kind: 'team-twice', team: 1, matches: [0, 2], starts: [EIGHT, EIGHT] },
      { kind: 'team-twice', team: 2, matches: [1, 2], starts: [EIGHT, EIGHT] },
    ]);
    expect(conflicts.every(isImpossible)).toBe(true);
  });

  it('has less than the minutes between on a court, which does not make it impossible', () => {
    const plan = planWith({ ...THREE, time: { minutesBetween: 3 } }, [0, 1, 2]);
    const [first = 0, second = 0, third = 0] = plan.slots;
    const sooner = findPlanConflicts({ ...plan, slots: [first, second - 2, third] });
    expect(sooner).toEqual([
      {
        kind: 'short-between',
        court: 0,
        minutes: 1,
        wanted: 3,
        matches: [0, 1],
        starts: [EIGHT, EIGHT + 13],
      },
    ]);
    expect(sooner.some(isImpossible)).toBe(false);
  });

  it('has a match nowhere', () => {
    expect(findPlanConflicts(planWith(THREE, [0, 1, 500]))).toEqual([{ kind: 'no-place', match: 2 }]);
  });

  it('has a round before the one that it waits for, or too soon after it', () => {
    const four = { teams: 4, format: { groups: 0 }, time: { leastRest: 5 } };
    expect(findPlanConflicts(planWith(four, [0, 3, 2]))).toEqual([
      { kind: 'too-early', matches: [1, 2], starts: [EIGHT + 45, EIGHT + 30] },
    ]);
    expect(findPlanConflicts(planWith(four, [0, 1, 2]))).toEqual([
      {
        kind: 'short-rest',
        team: null,
        rest: 3,
        wanted: 5,
        matches: [1, 2],
        starts: [EIGHT + 15, EIGHT + 30],
      },
    ]);
  });

  it('has a pause that is too short, or a knockout before the groups are over', () => {
    const withFinal = { teams: 3, format: { qualifiers: 2 }, time: { pauseBeforeKnockout: 10 } };
    expect(findPlanConflicts(planWith(withFinal, [0, 1, 2, 3]))).toEqual([
      { kind: 'short-pause', pause: 3, wanted: 10, matches: [2, 3], starts: [EIGHT + 30, EIGHT + 45] },
    ]);
    expect(findPlanConflicts(planWith(withFinal, [0, 1, 4, 2]))).toEqual([
      { kind: 'too-early', matches: [2, 3], starts: [EIGHT + 60, EIGHT + 30] },
    ]);
  });

  it('has another match beside or after the final', () => {
    const four = { teams: 4, courts: 2, format: { groups: 0, playedTo: 4 } };
    const eightThirty = EIGHT + 30;
    // The semi-finals, the match for third place and the final, on two courts.
    expect(findPlanConflicts(planWith(four, [0, 1, 4, 6]))).toEqual([]);
    expect(findPlanConflicts(planWith(four, [0, 1, 4, 5]))).toEqual([
      { kind: 'final-not-alone', matches: [2, 3], starts: [eightThirty, eightThirty] },
    ]);
    expect(findPlanConflicts(planWith(four, [0, 1, 6, 4]))).toMatchObject([{ kind: 'final-not-alone' }]);
  });

  it('breaks wishes', () => {
    const wishes = [
      { kind: 'not-before', team: 0, day: null, time: '08:10' },
      { kind: 'not-after', team: 2, day: 0, time: '08:40' },
      { kind: 'courts', stage: 'groups', courts: [0] },
    ] as const;
    expect(findPlanConflicts(planWith({ ...THREE, courts: 2, wishes }, [0, 5, 2]))).toEqual([
      { kind: 'wish', wish: 0, match: 0, start: EIGHT },
      { kind: 'wish', wish: 1, match: 1, start: EIGHT + 30 },
      { kind: 'wish', wish: 2, match: 1, start: EIGHT + 30 },
    ]);
  });

  it('leaves nobody to referee', () => {
    const five = { teams: 5, courts: 2, wishes: [{ kind: 'referees' } as const] };
    const slots = deriveFixtures(buildPlanSettings(five)).matches.map((_, match) => match * 2);
    expect(findPlanConflicts(planWith(five, slots))).toEqual([]);
    const atOnce = findPlanConflicts(planWith(five, slots.with(1, 1)));
    expect(atOnce.filter(({ kind }) => kind === 'no-referee')).toEqual([
      { kind: 'no-referee', match: 0, start: EIGHT },
      { kind: 'no-referee', match: 1, start: EIGHT },
    ]);
  });

  it('is not blamed for what was played', () => {
    const fixed = [0, 1].map((match) => ({ match, start: EIGHT, court: 0 }));
    expect(findPlanConflicts(planWith(THREE, [-1, -1, 2], fixed))).toEqual([]);
    expect(findPlanConflicts(planWith(THREE, [-1, -1, 0], fixed)).map(({ kind }) => kind)).toContain(
      'court-twice',
    );
  });
});
