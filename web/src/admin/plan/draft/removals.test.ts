import { describe, expect, test } from 'vitest';
import type { PlanDraft } from './plan-draft';
import { withoutCourt, withoutDay } from './removals';

const hours = { from: '09:00', to: '18:00' };

const DRAFT = {
  time: {
    days: ['2027-03-06', '2027-03-07', '2027-03-08'].map((date) => ({ date, ...hours })),
    courts: [
      { name: 'Court 1', windows: [0, 1, 2].map((day) => ({ day, ...hours })) },
      { name: 'Court 2', windows: null },
      { name: 'Court 3', windows: null },
    ],
    breaks: [null, 1, 2].map((day) => ({ day, from: '12:00', to: '13:00' })),
    steps: [0, 1, 2, null].map((day) => ({ minutesPerMatch: '', day })),
  },
  wishes: [
    { kind: 'not-before', teamId: 'lions', day: 1, time: '10:00' },
    { kind: 'not-after', teamId: 'lions', day: 2, time: '16:00' },
    { kind: 'not-before', teamId: 'bears', day: null, time: '10:00' },
    { kind: 'courts', stage: 'final', courts: [1] },
    { kind: 'courts', stage: 'groups', courts: [0, 1, 2] },
    { kind: 'referees' },
  ],
} as unknown as PlanDraft;

describe('a draft without its second day', () => {
  const { time, wishes } = withoutDay(DRAFT, 1);

  test('has the others, and the times of the courts on them', () => {
    expect(time.days.map(({ date }) => date)).toEqual(['2027-03-06', '2027-03-08']);
    expect(time.courts[0]?.windows?.map(({ day }) => day)).toEqual([0, 1]);
    expect(time.courts[1]?.windows).toBeNull();
  });

  test('has the breaks of the others, and no step on it', () => {
    expect(time.breaks?.map(({ day }) => day)).toEqual([null, 1]);
    expect(time.steps?.map(({ day }) => day)).toEqual([0, null, 1, null]);
  });

  test('has no wish for that day, and the others for theirs', () => {
    expect(wishes.map((wish) => [wish.kind, 'day' in wish ? wish.day : ''])).toEqual([
      ['not-after', 1],
      ['not-before', null],
      ['courts', ''],
      ['courts', ''],
      ['referees', ''],
    ]);
  });
});

test('a draft without its second court has no stage on it', () => {
  const { time, wishes } = withoutCourt(DRAFT, 1);
  expect(time.courts.map(({ name }) => name)).toEqual(['Court 1', 'Court 3']);
  expect(wishes.flatMap((wish) => (wish.kind === 'courts' ? [wish.courts] : []))).toEqual([[0, 1]]);
  expect(wishes).toHaveLength(5);
});
