import { describe, expect, it } from 'vitest';
import { buildPlanSettings, type PlanDescription } from '../testing/build-plan';
import { searchContradiction, type Contradiction } from './find-contradiction';
import { findPlan } from './find-plan';
import type { PlanSettings } from './settings';
import { finish } from './timetable/find-timetable';

function contradictionOf(description: PlanDescription): Contradiction | null {
  return finish(searchContradiction(buildPlanSettings(description)));
}

const MORNING = [{ date: '2027-03-06', from: '08:00', to: '12:00' }];

describe('why there is no plan', () => {
  it('is nothing where there is one', () => {
    expect(contradictionOf({ teams: 4 })).toBeNull();
  });

  it('is the end of the day alone, when there are too many matches', () => {
    const days = [{ date: '2027-03-06', from: '08:00', to: '09:00' }];
    expect(contradictionOf({ teams: 4, time: { days } })).toEqual({
      demands: [{ kind: 'end-of-time' }],
      isProven: true,
    });
  });

  it('is the rest, to the minute', () => {
    // The matches begin at 8:00, 8:17 and 8:34, with five minutes of rest.
    const days = [{ date: '2027-03-06', from: '08:00', to: '08:46' }];
    expect(contradictionOf({ teams: 3, time: { days, leastRest: 5 } })).toBeNull();
    const shorter = [{ date: '2027-03-06', from: '08:00', to: '08:45' }];
    expect(contradictionOf({ teams: 3, time: { days: shorter, leastRest: 5 } })).toEqual({
      demands: [{ kind: 'end-of-time' }, { kind: 'rest' }],
      isProven: true,
    });
  });

  it('is two wishes of one team, and none of the others', () => {
    const found = contradictionOf({
      teams: 4,
      wishes: [
        { kind: 'not-before', team: 3, day: 0, time: '09:00' },
        { kind: 'not-after', team: 1, day: 0, time: '12:00' },
        { kind: 'not-before', team: 1, day: 0, time: '11:40' },
        { kind: 'referees' },
      ],
    });
    expect(found).toEqual({
      demands: [
        { kind: 'wish', wish: 1 },
        { kind: 'wish', wish: 2 },
      ],
      isProven: true,
    });
  });

  it('is the break, where nothing else leaves too little time', () => {
    const breaks = [
      { day: null, from: '09:00', to: '11:30' },
      { day: 0, from: '11:58', to: '12:00' },
    ];
    expect(contradictionOf({ teams: 4, time: { days: MORNING, breaks } })).toBeNull();
    const long = [{ day: null, from: '08:30', to: '11:30' }];
    expect(contradictionOf({ teams: 4, time: { days: MORNING, breaks: long } })).toEqual({
      demands: [{ kind: 'end-of-time' }, { kind: 'break', break: 0 }],
      isProven: true,
    });
  });

  it('is the day of a step that is over when it may begin', () => {
    const days = [...MORNING, { date: '2027-03-07', from: '08:00', to: '12:00' }];
    const of = (...steps: { day?: number }[]) =>
      contradictionOf({ teams: 6, format: { groups: 2, qualifiers: 1 }, time: { days }, steps });
    expect(of({ day: 0 }, { day: 1 })).toBeNull();
    expect(of({ day: 1 }, { day: 0 })).toEqual({
      demands: [
        { kind: 'day', step: 0 },
        { kind: 'day', step: 1 },
      ],
      isProven: true,
    });
  });

  it('is the day of the knockout and a wish, and not the length of its matches', () => {
    const days = [...MORNING, { date: '2027-03-07', from: '08:00', to: '12:00' }];
    const found = contradictionOf({
      teams: 4,
      format: { groups: 1, qualifiers: 2 },
      time: { days },
      steps: [{}, { day: 0, minutesPerMatch: 30 }],
      wishes: [{ kind: 'not-before', team: 0, day: 0, time: '12:00' }],
    });
    expect(found?.demands).toEqual([
      { kind: 'day', step: 1 },
      { kind: 'wish', wish: 0 },
    ]);
  });

  it('is the rest together with the end of the day', () => {
    const found = contradictionOf({ teams: 4, courts: 2, time: { days: MORNING, leastRest: 120 } });
    expect(found?.demands).toEqual([{ kind: 'end-of-time' }, { kind: 'rest' }]);
  });

  it('is the referees alone, when there are only two teams', () => {
    expect(contradictionOf({ teams: 2, wishes: [{ kind: 'referees' }] })?.demands).toEqual([
      { kind: 'wish', wish: 0 },
    ]);
  });
});

/** The settings without one of the demands, as far as settings can express that. */
function without(settings: PlanSettings, demand: Contradiction['demands'][number]): PlanSettings {
  switch (demand.kind) {
    case 'wish':
      return { ...settings, wishes: settings.wishes.filter((_, wish) => wish !== demand.wish) };
    case 'day': {
      const steps = settings.format.steps.map((step, index) =>
        index === demand.step ? { ...step, day: undefined } : step,
      );
      return { ...settings, format: { ...settings.format, steps } };
    }
    case 'break': {
      const breaks = settings.time.breaks?.filter((_, index) => index !== demand.break);
      return { ...settings, time: { ...settings.time, breaks } };
    }
    case 'rest':
      return { ...settings, time: { ...settings.time, leastRest: 0 } };
    case 'pause':
      return { ...settings, time: { ...settings.time, pauseBeforeKnockout: 0 } };
    case 'end-of-time': {
      const days = settings.time.days.map((day) => ({ ...day, to: '23:59' }));
      return { ...settings, time: { ...settings.time, days } };
    }
  }
}

/** Small cups with wishes that often contradict each other. */
function smallCups(): PlanSettings[] {
  const cups: PlanSettings[] = [];
  for (const teams of [3, 4, 5]) {
    for (const leastRest of [0, 15, 30]) {
      for (const to of ['09:30', '10:30']) {
        for (const from of ['08:30', '09:15', '09:50']) {
          cups.push(
            buildPlanSettings({
              teams,
              time: { days: [{ date: '2027-03-06', from: '08:00', to }], leastRest },
              wishes: [
                { kind: 'not-before', team: 0, day: 0, time: from },
                { kind: 'not-after', team: 0, day: 0, time: '10:00' },
                { kind: 'not-after', team: 1, day: 0, time: '09:00' },
                { kind: 'referees' },
              ],
            }),
          );
        }
      }
    }
  }
  return cups;
}

describe('a contradiction of a small cup', () => {
  it('is gone as soon as any one of its demands is', { timeout: 120_000 }, () => {
    let contradictions = 0;
    for (const settings of smallCups()) {
      const found = finish(searchContradiction(settings));
      expect(found === null).toBe(findPlan(settings).plan !== null);
      if (found === null) continue;
      contradictions += 1;
      expect(found.isProven).toBe(true);
      const wishes = settings.wishes.filter((_, wish) =>
        found.demands.some((demand) => demand.kind === 'wish' && demand.wish === wish),
      );
      const has = (kind: string) => found.demands.some((demand) => demand.kind === kind);
      const bare = {
        ...settings,
        wishes,
        time: { ...settings.time, leastRest: has('rest') ? settings.time.leastRest : 0 },
      };
      const only = has('end-of-time') ? bare : without(bare, { kind: 'end-of-time' });
      expect(findPlan(only)).toEqual({ plan: null, isProven: true });
      for (const demand of found.demands) {
        const wish = demand.kind === 'wish' ? settings.wishes[demand.wish] : undefined;
        const index = only.wishes.findIndex((other) => other === wish);
        const relaxed = without(only, demand.kind === 'wish' ? { kind: 'wish', wish: index } : demand);
        expect(findPlan(relaxed).plan).not.toBeNull();
      }
    }
    expect(contradictions).toBeGreaterThan(20);
  });
});
