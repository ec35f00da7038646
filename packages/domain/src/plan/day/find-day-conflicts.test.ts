import { describe, expect, it } from 'vitest';
import { buildMatch } from '../../testing/build-cup';
import { buildPlanSettings } from '../../testing/build-plan';
import type { PlanWish } from '../settings';
import { findDayConflicts } from './find-day-conflicts';

const DATE = '2027-03-06';
const MINUTES = 12;
const SETTINGS = buildPlanSettings({ teams: 4, courts: 2 });
const [first, second] = SETTINGS.time.courts;
const WITH_WINDOWS = {
  ...SETTINGS,
  time: {
    ...SETTINGS.time,
    courts: [
      {
        name: 'Court 1',
        windows: [
          { day: 0, from: '09:00', to: '12:00' },
          { day: 0, from: '13:00', to: '15:00' },
        ],
      },
      { name: 'Court 2', windows: [] },
    ],
  },
};

function conflictsOf(place: { time: string; location?: string; date?: string }, settings = SETTINGS) {
  const match = buildMatch({ matchId: 'm', date: DATE, location: 'Court 1', ...place });
  const [local, visitor] = settings.teams.map(({ teamId }) => teamId);
  return findDayConflicts(
    [match],
    () => settings,
    () => MINUTES,
    () => [local ?? '', visitor ?? ''],
  );
}

describe('a match on a court of the plan', () => {
  it.each(['08:59', '12:00', '15:00'])('at %s is named with the times at which the court is open', (time) => {
    const open = WITH_WINDOWS.time.courts[0]?.windows?.map(({ from, to }) => ({ from, to }));
    const [conflict] = conflictsOf({ time }, WITH_WINDOWS);
    expect(conflict).toMatchObject({ kind: 'court-closed', matchId: 'm', location: 'Court 1', open });
  });

  it.each(['09:00', '11:48', '13:00', '14:48'])(
    'may begin at %s, and is over when the court closes',
    (time) => {
      expect(conflictsOf({ time }, WITH_WINDOWS)).toEqual([]);
      expect(conflictsOf({ time, location: ' court 1' }, WITH_WINDOWS)).toEqual([]);
    },
  );

  it.each(['11:49', '12:30', '14:49'])('may not begin at %s', (time) => {
    expect(conflictsOf({ time }, WITH_WINDOWS)).toHaveLength(1);
  });

  it('may not be in a break, which is not among the times at which the court is open', () => {
    const breaks = [{ day: null, from: '12:00', to: '13:00' }];
    const withBreak = { ...SETTINGS, time: { ...SETTINGS.time, breaks } };
    const open = [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '22:00' },
    ];
    expect(conflictsOf({ time: '11:49' }, withBreak)).toMatchObject([{ kind: 'court-closed', open }]);
    expect(conflictsOf({ time: '11:48' }, withBreak)).toEqual([]);
    expect(conflictsOf({ time: '13:00' }, withBreak)).toEqual([]);
  });

  it('is nowhere on a court that is not open on the day, and may be on one that the plan does not know', () => {
    expect(conflictsOf({ time: '10:00', location: 'Court 2' }, WITH_WINDOWS)).toMatchObject([{ open: [] }]);
    expect(conflictsOf({ time: '10:00', location: 'The yard' }, WITH_WINDOWS)).toEqual([]);
    expect(conflictsOf({ time: '10:00', date: '2027-03-09' }, WITH_WINDOWS)).toEqual([]);
  });

  it('without times of its own is open as long as the day', () => {
    expect([first?.windows, second?.windows]).toEqual([null, null]);
    expect(conflictsOf({ time: '21:48' })).toEqual([]);
    expect(conflictsOf({ time: '21:49' })).toMatchObject([{ open: [{ from: '08:00', to: '22:00' }] }]);
  });
});

describe('a match of a team with a wish', () => {
  const withWish = (kind: 'not-before' | 'not-after', team: number, time: string) => {
    const wish: PlanWish = { kind, team, day: null, time };
    return { ...SETTINGS, wishes: [{ kind: 'referees' } as const, wish] };
  };

  it('is over by the time that the team wishes, or named', () => {
    expect(conflictsOf({ time: '10:48' }, withWish('not-after', 0, '11:00'))).toEqual([]);
    const teamId = SETTINGS.teams[0]?.teamId;
    expect(conflictsOf({ time: '10:49' }, withWish('not-after', 0, '11:00'))).toEqual([
      { kind: 'wish', matchId: 'm', teamId, wish: 1 },
    ]);
  });

  it('does not begin before it, and another team does not mind', () => {
    expect(conflictsOf({ time: '09:59' }, withWish('not-before', 1, '10:00'))).toHaveLength(1);
    expect(conflictsOf({ time: '10:00' }, withWish('not-before', 1, '10:00'))).toEqual([]);
    expect(conflictsOf({ time: '09:59' }, withWish('not-before', 2, '10:00'))).toEqual([]);
  });
});

describe('a match at night', () => {
  it('is over by midnight, with a plan or without one', () => {
    const at = (time: string) => [buildMatch({ matchId: 'm', date: DATE, time, location: 'Court 1' })];
    expect(
      findDayConflicts(
        at('23:48'),
        () => null,
        () => MINUTES,
        () => [],
      ),
    ).toEqual([]);
    expect(
      findDayConflicts(
        at('23:49'),
        () => null,
        () => MINUTES,
        () => [],
      ),
    ).toEqual([{ kind: 'past-midnight', matchId: 'm' }]);
  });
});
