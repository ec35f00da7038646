import { describe, expect, it } from 'vitest';
import { moveMatches } from './move-matches';
import { buildCup, withMatch } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { findMoveConflicts } from '../plan/day/find-move-conflicts';
import { moveMatch, shiftMatches, swapMatches } from '../plan/day/move-matches';

const NOW = Date.parse('2026-06-13T09:00Z');

/** Four matches of one day. The first is played, and the last depends on the third. */
function buildDay() {
  const cup = buildCup({
    teams: ['A', 'B', 'C', 'D'],
    stages: [
      { name: 'Semi-finals', matches: ['A 1-0 B', 'C v D'] },
      { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
    ],
  });
  const at = (matchId: string, time: string, location: string) => [matchId, time, location] as const;
  const places = [
    at('match 1', '10:00', 'Hall 1'),
    at('match 2', '10:20', 'Hall 1'),
    at('match 3', '10:40', 'Hall 2'),
  ];
  return places.reduce(
    (changed, [matchId, time, location]) => withMatch(changed, matchId, { time, location }),
    cup,
  );
}

const cup = buildDay();

describe('later from here', () => {
  it('moves what is to be played from then on, everywhere', () => {
    const shift = { date: '2026-06-13', time: '10:00', minutes: 10, location: null };
    const moves = shiftMatches(cup, shift);
    expect(moves?.map(({ matchId, time }) => `${matchId} ${time}`)).toEqual([
      'match 2 10:30',
      'match 3 10:50',
    ]);
  });

  it('moves one court, or only what comes later', () => {
    const shift = { date: '2026-06-13', time: '10:00', minutes: 10, location: 'hall 2' };
    expect(shiftMatches(cup, shift)?.map(({ matchId }) => matchId)).toEqual(['match 3']);
    const late = shiftMatches(cup, { ...shift, time: '10:41', location: null });
    expect(late).toEqual([]);
    expect(shiftMatches(cup, { ...shift, date: '2026-06-14' })).toEqual([]);
  });

  it('also earlier, but not into another day', () => {
    const shift = { date: '2026-06-13', time: '10:40', minutes: -15, location: null };
    expect(shiftMatches(cup, shift)).toMatchObject([{ time: '10:25' }]);
    expect(shiftMatches(cup, { ...shift, minutes: 14 * 60 })).toBeNull();
    expect(shiftMatches(cup, { ...shift, minutes: -11 * 60 })).toBeNull();
  });
});

describe('two matches', () => {
  it('change their places', () => {
    expect(valueOf(swapMatches(cup, 'match 2', 'match 3'))).toEqual([
      { matchId: 'match 2', date: '2026-06-13', time: '10:40', location: 'Hall 2' },
      { matchId: 'match 3', date: '2026-06-13', time: '10:20', location: 'Hall 1' },
    ]);
    expect(valueOf(swapMatches(cup, 'match 2', 'match 2'))).toEqual([]);
  });

  it('stay when one of them has begun, or is not there', () => {
    expect(refusalOf(swapMatches(cup, 'match 1', 'match 2'))).toBe('played_match_cannot_be_moved');
    expect(refusalOf(swapMatches(cup, 'match 2', 'match 9'))).toBe('match_not_found');
    expect(refusalOf(moveMatch(cup, 'match 1', { location: 'Hall 2' }))).toBe('played_match_cannot_be_moved');
  });
});

describe('one match', () => {
  it('goes to another time, another court or both', () => {
    const before = { matchId: 'match 2', date: '2026-06-13', time: '10:20', location: 'Hall 1' };
    expect(valueOf(moveMatch(cup, 'match 2', { time: '11:05' }))).toEqual([{ ...before, time: '11:05' }]);
    const place = { time: '11:05', location: 'Hall 2' };
    expect(valueOf(moveMatch(cup, 'match 2', place))).toEqual([{ ...before, ...place }]);
  });
});

describe('moves', () => {
  const day = { minutesPerMatch: 15, minutesBetween: 3, leastRest: 5, finalIds: [], plan: null };

  it('bring no conflict where they are fine', () => {
    expect(findMoveConflicts(cup, valueOf(moveMatch(cup, 'match 2', { location: 'Hall 2' })), day)).toEqual(
      [],
    );
  });

  it('bring conflicts of rounds, teams and courts', () => {
    const swapped = findMoveConflicts(cup, valueOf(swapMatches(cup, 'match 2', 'match 3')), day);
    expect(swapped).toEqual([{ kind: 'too-early', matchIds: ['match 2', 'match 3'] }]);
    const move = (matchId: string, time: string) => [
      { matchId, date: '2026-06-13', time, location: 'Hall 1' },
    ];
    expect(findMoveConflicts(cup, move('match 2', '10:05'), day)).toEqual([
      { kind: 'court-twice', location: 'Hall 1', matchIds: ['match 1', 'match 2'] },
    ]);
    expect(findMoveConflicts(cup, move('match 3', '10:18'), day)).toEqual([
      { kind: 'short-rest', teamId: 'team A', rest: 3, matchIds: ['match 1', 'match 3'] },
      { kind: 'court-twice', location: 'Hall 1', matchIds: ['match 3', 'match 2'] },
      { kind: 'too-early', matchIds: ['match 2', 'match 3'] },
    ]);
    expect(findMoveConflicts(cup, move('match 3', '10:05'), day)[0]).toEqual({
      kind: 'team-twice',
      teamId: 'team A',
      matchIds: ['match 1', 'match 3'],
    });
  });

  it('bring the conflict of whoever goes on without enough rest', () => {
    expect(findMoveConflicts(cup, valueOf(moveMatch(cup, 'match 3', { time: '10:37' })), day)).toEqual([
      { kind: 'short-rest', teamId: null, rest: 2, matchIds: ['match 2', 'match 3'] },
    ]);
  });

  it('bring the conflict of a final that is not the last match, alone', () => {
    const withThird = buildCup({
      teams: ['A', 'B', 'C', 'D'],
      stages: [
        { name: 'Semi-finals', matches: ['A v B', 'C v D'] },
        { name: 'Third place', matches: ['Loser match 1 v Loser match 2'] },
        { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
      ],
    });
    const times = ['10:00', '10:20', '11:00', '11:20'];
    const planned = times.reduce(
      (changed, time, index) => withMatch(changed, `match ${index + 1}`, { time, location: 'Hall 1' }),
      withThird,
    );
    const withFinal = { ...day, finalIds: ['match 4'] };
    const movesTo = (matchId: string, time: string) =>
      findMoveConflicts(
        planned,
        valueOf(moveMatch(planned, matchId, { time, location: 'Hall 2' })),
        withFinal,
      );
    expect(movesTo('match 4', '11:15')).toEqual([]);
    const conflict = { kind: 'final-not-alone', matchIds: ['match 3', 'match 4'] };
    expect(movesTo('match 4', '11:14')).toEqual([conflict]);
    expect(movesTo('match 3', '11:40')).toEqual([conflict]);
  });

  it('bring the conflict of a court that has less than the minutes between its matches', () => {
    const at = (time: string) => valueOf(moveMatch(cup, 'match 2', { time }));
    expect(findMoveConflicts(cup, at('10:17'), day)).toEqual([
      { kind: 'short-between', location: 'Hall 1', minutes: 2, matchIds: ['match 1', 'match 2'] },
    ]);
    expect(findMoveConflicts(cup, at('10:18'), day)).toEqual([]);
  });

  it('bring none with a match that is postponed', () => {
    const matches = cup.matches.map((match) =>
      match.matchId === 'match 1' ? { ...match, state: 'postponed' as const } : match,
    );
    expect(
      findMoveConflicts({ ...cup, matches }, valueOf(moveMatch(cup, 'match 2', { time: '10:05' })), day),
    ).toEqual([]);
    const itself = [{ matchId: 'match 1', date: '2026-06-13', time: '10:25', location: 'Hall 1' }];
    expect(findMoveConflicts({ ...cup, matches }, itself, day)).toContainEqual({
      kind: 'court-twice',
      location: 'Hall 1',
      matchIds: ['match 2', 'match 1'],
    });
  });

  it('change the cup, all or none', () => {
    const shift = { date: '2026-06-13', time: '10:00', minutes: 10, location: null };
    const moves = shiftMatches(cup, shift) ?? [];
    const after = valueOf(moveMatches(cup, moves, NOW));
    expect(after.matches.map(({ time }) => time)).toEqual(['10:00', '10:30', '10:50']);
    const played = { ...moves[0], matchId: 'match 1', date: '2026-06-13', time: '10:30', location: 'Hall 1' };
    expect(refusalOf(moveMatches(cup, [...moves, played], NOW))).toBe('played_match_cannot_be_moved');
  });

  it('refuse a day that is over, a match twice and a foreign one', () => {
    const [move] = valueOf(moveMatch(cup, 'match 2', { location: 'Hall 2' }));
    if (!move) throw new Error('there is no move');
    expect(refusalOf(moveMatches(cup, [{ ...move, date: '2026-06-12' }], NOW))).toBe(
      'date_cannot_be_in_the_past',
    );
    expect(refusalOf(moveMatches(cup, [move, move], NOW))).toBe('match_not_found');
    expect(refusalOf(moveMatches(cup, [{ ...move, matchId: 'match 9' }], NOW))).toBe('match_not_found');
    const aWeekLater = Date.parse('2026-06-20T09:00Z');
    expect(refusalOf(moveMatches(cup, [move], aWeekLater))).toBeNull();
  });
});
