import { describe, expect, it } from 'vitest';
import { instantOf } from '../cup/time-zone';
import {
  type Clock,
  compareByKickOff,
  isRunning,
  matchesByDate,
  runningOrLatestMatch,
  type ScheduledMatch,
  upcomingMatches,
} from './matches';

const timeZone = 'Europe/Zurich';

function at(date: string, time: string): Clock {
  return { timeZone, now: instantOf(date, time, timeZone) };
}

function match(matchId: string, date: string, time: string, matchNumber?: number): ScheduledMatch {
  return { matchId, date, time, matchNumber };
}

const ids = (matches: readonly ScheduledMatch[]): string[] => matches.map(({ matchId }) => matchId);

const programme = [
  match('sunday final', '2026-06-14', '16:00', 3),
  match('saturday noon', '2026-06-13', '12:00', 1),
  match('sunday third place', '2026-06-14', '16:00', 2),
  match('saturday morning', '2026-06-13', '09:00'),
];

describe('upcoming matches', () => {
  it('are those that have yet to kick off, the next one first', () => {
    expect(ids(upcomingMatches(programme, at('2026-06-13', '08:59')))).toEqual([
      'saturday morning',
      'saturday noon',
      'sunday third place',
      'sunday final',
    ]);
    expect(ids(upcomingMatches(programme, at('2026-06-13', '09:00')))).toEqual([
      'saturday noon',
      'sunday third place',
      'sunday final',
    ]);
  });

  it('are read by the clock of the tournament', () => {
    const inUtc = { timeZone: 'UTC', now: instantOf('2026-06-13', '12:30', timeZone) };
    expect(ids(upcomingMatches(programme, inUtc))).toContain('saturday noon');
    expect(ids(upcomingMatches(programme, { ...inUtc, timeZone }))).not.toContain('saturday noon');
  });

  it('come in the order of their kick-off when the clocks skip an hour', () => {
    const night = [match('after', '2026-03-29', '03:15'), match('skipped', '2026-03-29', '02:30')];
    expect(ids(upcomingMatches(night, at('2026-03-28', '12:00')))).toEqual(['after', 'skipped']);
  });

  it('leave the list that they come from as it was', () => {
    const before = [...programme];
    upcomingMatches(programme, at('2026-06-13', '08:00'));
    matchesByDate(programme);
    expect(programme).toEqual(before);
  });
});

describe('the next match', () => {
  it('is the first upcoming one, or none', () => {
    expect(upcomingMatches(programme, at('2026-06-13', '10:00'))[0]?.matchId).toBe('saturday noon');
    expect(upcomingMatches(programme, at('2026-06-14', '16:00'))).toEqual([]);
    expect(upcomingMatches([], at('2026-06-13', '10:00'))).toEqual([]);
  });
});

describe('the running match', () => {
  it('runs from its kick-off for two hours', () => {
    const noon = match('noon', '2026-06-13', '12:00');
    const times = ['11:59', '12:00', '13:59', '14:00'];
    expect(times.map((time) => isRunning(noon, at('2026-06-13', time)))).toEqual([false, true, true, false]);
  });

  it('is the one that kicked off last; after it, the latest stays', () => {
    expect(runningOrLatestMatch(programme, at('2026-06-13', '08:00'))).toBeNull();
    expect(runningOrLatestMatch(programme, at('2026-06-13', '09:00'))?.matchId).toBe('saturday morning');
    expect(runningOrLatestMatch(programme, at('2026-06-13', '12:30'))?.matchId).toBe('saturday noon');
    expect(runningOrLatestMatch(programme, at('2026-06-14', '09:00'))?.matchId).toBe('saturday noon');
    expect(runningOrLatestMatch(programme, at('2026-06-20', '09:00'))?.matchId).toBe('sunday final');
  });
});

describe('matches by date', () => {
  it('come by day, time and number', () => {
    expect(matchesByDate(programme).map(({ date, matches }) => [date, ids(matches)])).toEqual([
      ['2026-06-13', ['saturday morning', 'saturday noon']],
      ['2026-06-14', ['sunday third place', 'sunday final']],
    ]);
    expect(matchesByDate([])).toEqual([]);
  });

  it('come by day before time', () => {
    const late = match('late', '2026-06-13', '21:00');
    const early = match('early', '2026-06-14', '08:00');
    expect(ids([early, late].sort(compareByKickOff))).toEqual(['late', 'early']);
  });

  it('come by id where date, time and number agree, one without a number first', () => {
    const twins = [match('b', '2026-06-13', '10:00'), match('a', '2026-06-13', '10:00')];
    const numbered = match('0', '2026-06-13', '10:00', 1);
    expect(ids([numbered, ...twins].sort(compareByKickOff))).toEqual(['a', 'b', '0']);
    expect(ids([...twins.reverse(), numbered].sort(compareByKickOff))).toEqual(['a', 'b', '0']);
  });
});
