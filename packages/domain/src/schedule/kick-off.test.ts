import { describe, expect, it } from 'vitest';
import { compareByKickOff, matchesByDate, type ScheduledMatch } from './kick-off';

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

describe('matches by date', () => {
  it('come by day, time and number', () => {
    expect(matchesByDate(programme).map(({ date, matches }) => [date, ids(matches)])).toEqual([
      ['2026-06-13', ['saturday morning', 'saturday noon']],
      ['2026-06-14', ['sunday third place', 'sunday final']],
    ]);
    expect(matchesByDate([])).toEqual([]);
  });

  it('leave the list that they come from as it was', () => {
    const before = [...programme];
    matchesByDate(programme);
    expect(programme).toEqual(before);
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
