import { describe, expect, it } from 'vitest';
import { buildMatch } from '../testing/build-cup';
import { cupStateOf } from './cup-state';
import { currentDay } from './current-day';
import { arrangeMatches } from './match-lists';

const played = {
  matchId: 'played',
  date: '2026-06-13',
  time: '09:00',
  local: { goals: 1 },
  visitor: { goals: 0 },
};
const open = { matchId: 'open', date: '2026-06-13', time: '12:00' };

function stateAt(instant: string, matches: readonly Parameters<typeof buildMatch>[0][]) {
  const clock = { timeZone: 'UTC', now: Date.parse(instant) };
  return cupStateOf(
    arrangeMatches(
      matches.map((match) => buildMatch(match)),
      clock,
    ),
  );
}

describe('the state of a cup', () => {
  it('is upcoming without a match, and until the first kicks off or has a score', () => {
    expect(stateAt('2026-06-13T12:00Z', [])).toBe('upcoming');
    expect(stateAt('2026-06-13T11:59Z', [open])).toBe('upcoming');
    expect(stateAt('2026-06-13T12:00Z', [open])).toBe('under-way');
    expect(stateAt('2026-06-13T08:00Z', [open, played])).toBe('under-way');
  });

  it('is under way with as many matches still to come as are being played', () => {
    const later = { ...open, matchId: 'later', time: '15:00' };
    expect(stateAt('2026-06-13T12:10Z', [open, later])).toBe('under-way');
  });

  it('is finished once no match is left to be played', () => {
    expect(stateAt('2026-06-13T12:30Z', [played])).toBe('finished');
    expect(stateAt('2026-06-14T12:30Z', [played, open])).toBe('under-way');
    expect(stateAt('2026-06-14T12:30Z', [played, { ...open, state: 'postponed' }])).toBe('under-way');
    expect(stateAt('2026-06-14T12:30Z', [played, { ...open, state: 'abandoned' }])).toBe('finished');
  });
});

describe('the current day of play', () => {
  const matches = [
    buildMatch({ matchId: 'late', date: '2026-06-13', time: '20:00' }),
    buildMatch({ matchId: 'early', date: '2026-06-13', time: '09:00' }),
    buildMatch({ matchId: 'final', date: '2026-06-20', time: '09:00' }),
  ];
  const dayAt = (instant: string, timeZone = 'UTC') => {
    const day = currentDay(matches, { timeZone, now: Date.parse(instant) });
    return day && [day.isToday, ...day.matches.map(({ matchId }) => matchId)];
  };

  it('is today, else the next one with a match, and none after the last', () => {
    expect(dayAt('2026-06-12T12:00Z')).toEqual([false, 'early', 'late']);
    expect(dayAt('2026-06-13T23:00Z')).toEqual([true, 'early', 'late']);
    expect(dayAt('2026-06-14T00:00Z')).toEqual([false, 'final']);
    expect(dayAt('2026-06-21T00:00Z')).toBeNull();
  });

  it('is that of the tournament, wherever the visitor is', () => {
    expect(dayAt('2026-06-12T23:00Z', 'Europe/Zurich')).toEqual([true, 'early', 'late']);
  });
});
