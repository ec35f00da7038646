import { describe, expect, it } from 'vitest';
import { buildPlanSettings, type PlanDescription } from '../testing/build-plan';
import { findPlan, placesOf, searchPlan, type FoundPlan } from './find-plan';
import { computePlanStatistics } from './plan-statistics';
import { dateAndTimeOf } from './timetable/minutes';

function planOf(description: PlanDescription): FoundPlan {
  const found = findPlan(buildPlanSettings(description));
  if (found.plan === null) throw new Error('there is no plan');
  return found;
}

/** 'time court: sides' of each match, in order of time and court. */
function linesOf({ plan }: FoundPlan): string[] {
  const describeSide = (side: (typeof plan.fixtures.matches)[number]['local']) =>
    side.kind === 'team' ? String(side.team + 1) : Object.values(side).join(' ');
  return placesOf(plan)
    .map((place, match) => {
      const { local, visitor } = plan.fixtures.matches[match] ?? {};
      const { time } = dateAndTimeOf(place?.start ?? 0, '2027-03-06');
      return `${time} ${place?.court ?? '-'}: ${local ? describeSide(local) : ''} v ${visitor ? describeSide(visitor) : ''}`;
    })
    .sort();
}

describe('a plan', () => {
  it('of two groups of three on two courts, with semi-finals and third place', () => {
    const found = planOf({
      teams: 6,
      courts: 2,
      format: { groups: 2, qualifiers: 2, playedTo: 4 },
      time: { leastRest: 10, pauseBeforeKnockout: 20 },
    });
    expect(found.gap).toBe(0);
    expect(found.phases.map(({ kind, bound }) => [kind, bound.reason.kind])).toEqual([
      ['groups', 'teams'],
      ['knockout', 'rounds'],
    ]);
    expect(linesOf(found).slice(-4)).toEqual([
      '09:16 0: group-place 0 1 v group-place 1 2',
      '09:16 1: group-place 1 1 v group-place 0 2',
      '09:38 1: match-loser 6 v match-loser 7',
      '09:50 0: match-winner 6 v match-winner 7',
    ]);
  });

  it('says that the courts are full', () => {
    const { phases, gap } = planOf({ teams: 16, courts: 2, format: { groups: 4 } });
    expect(gap).toBe(0);
    expect(phases).toEqual([
      {
        kind: 'groups',
        step: 0,
        end: 8 * 60 + 11 * 15 + 12,
        bound: {
          from: 8 * 60,
          end: 8 * 60 + 11 * 15 + 12,
          reason: {
            kind: 'courts',
            matches: 24,
            courts: [0, 1],
            from: 8 * 60,
            until: 8 * 60 + 11 * 15 + 12,
            rounds: 0,
          },
        },
      },
    ]);
  });

  it.each(Array.from({ length: 17 }, (_, index) => index + 4))(
    'of one group of %i on one court leaves the best rest that can be guaranteed',
    (teams) => {
      const days = ['06', '07', '08', '09'].map((day) => ({
        date: `2027-03-${day}`,
        from: '00:00',
        to: '23:59',
      }));
      const oneAfterTheOther = { days, minutesPerMatch: 10, minutesBetween: 0 };
      const { plan, gap } = planOf({ teams, time: oneAfterTheOther });
      expect(gap).toBe(0);
      const rests = computePlanStatistics(plan).map(({ leastRest }) => (leastRest ?? Infinity) / 10);
      expect(Math.min(...rests)).toBe(Math.floor((teams - 3) / 2));
    },
    60_000,
  );

  it('is the same whether it is found in one go or step by step', () => {
    const settings = buildPlanSettings({
      teams: 9,
      courts: 2,
      format: { groups: 2 },
      time: { leastRest: 5 },
    });
    const steps = searchPlan(settings);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toEqual(findPlan(settings));
  });

  it('stops between its steps, so that a page can go on', () => {
    const settings = buildPlanSettings({
      teams: 60,
      courts: 4,
      format: { groups: 10 },
      time: { leastRest: 5 },
    });
    let steps = 0;
    for (const step of searchPlan(settings)) {
      expect(step).toBeUndefined();
      steps += 1;
    }
    expect(steps).toBeGreaterThan(0);
  });

  it('says until when the courts of the knockout are full, and what comes after that', () => {
    const { phases } = planOf({ teams: 16, courts: 2, format: { groups: 0 }, time: { leastRest: 10 } });
    // Twelve matches on two courts begin at six minutes. The semi-finals and the final begin after a match and its rest each.
    const until = 8 * 60 + 5 * 15 + 12;
    expect(phases[0]?.bound).toEqual({
      from: 8 * 60,
      end: until + 2 * 22,
      reason: { kind: 'courts', matches: 12, courts: [0, 1], from: 8 * 60, until, rounds: 2 },
    });
  });

  it('leaves the minutes between where one time of a court begins when another ends', () => {
    const windows = [
      { day: 0, from: '08:00', to: '08:27' },
      { day: 0, from: '08:27', to: '10:00' },
    ];
    const found = planOf({ teams: 3, time: { courts: [{ name: 'Court 1', windows }] } });
    expect(linesOf(found).map((line) => line.slice(0, 5))).toEqual(['08:00', '08:15', '08:30']);
  });

  it('is none when the day is too short, and that is certain', () => {
    const settings = buildPlanSettings({
      teams: 4,
      time: { days: [{ date: '2027-03-06', from: '08:00', to: '09:00' }] },
    });
    expect(findPlan(settings)).toEqual({ plan: null, isProven: true });
  });
});
