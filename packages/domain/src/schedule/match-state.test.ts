import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasScore } from '../cup/outcome';
import type { Match } from '../cup/records';
import { instantOf } from '../cup/time-zone';
import { arbitraryCup } from '../testing/arbitrary-cup';
import { buildMatch } from '../testing/build-cup';
import type { Clock } from './kick-off';
import { arrangeMatches } from './match-lists';
import { isNearKickOff, matchStateAt, nextChangeOfState } from './match-state';

const timeZone = 'Europe/Zurich';

function at(date: string, time: string): Clock {
  return { timeZone, now: instantOf(date, time, timeZone) };
}

function match(matchId: string, date: string, time: string, goals?: readonly [number, number]): Match {
  const [local = null, visitor = null] = goals ?? [];
  return buildMatch({ matchId, date, time, local: { goals: local }, visitor: { goals: visitor } });
}

const ids = (matches: readonly Match[]): string[] => matches.map(({ matchId }) => matchId);

function idsOfLists(matches: readonly Match[], clock: Clock) {
  const { upcoming, board, results } = arrangeMatches(matches, clock);
  return { upcoming: ids(upcoming), board: ids(board), results: ids(results) };
}

describe('the state of a match', () => {
  const noon = match('noon', '2026-06-13', '12:00');

  it.each([
    ['11:59', 'scheduled'],
    ['12:00', 'due'],
    ['13:59', 'due'],
    ['14:00', 'awaiting-result'],
    ['23:59', 'awaiting-result'],
  ])('at %s is %s, while it has no score', (time, state) => {
    expect(matchStateAt(noon, at('2026-06-13', time))).toBe(state);
  });

  it.each([
    ['12:29', 'due'],
    ['12:30', 'awaiting-result'],
  ])('at %s is %s where a match takes fifteen minutes, and a hall may run late by as many', (time, state) => {
    expect(matchStateAt(noon, { ...at('2026-06-13', time), minutesOf: () => 15 })).toBe(state);
  });

  it.each(['08:00', '12:30', '20:00'])('at %s is finished once it has a score', (time) => {
    const scored = match('noon', '2026-06-13', '12:00', [2, 1]);
    expect(matchStateAt(scored, at('2026-06-13', time))).toBe('finished');
  });

  it('is read by the clock of the tournament', () => {
    const now = instantOf('2026-06-13', '12:30', timeZone);
    expect(matchStateAt(noon, { timeZone, now })).toBe('due');
    expect(matchStateAt(noon, { timeZone: 'UTC', now })).toBe('scheduled');
  });
});

describe('the state of a match of which something has been said', () => {
  const said = (state: Match['state'], goals?: readonly [number, number]) => ({
    ...match('noon', '2026-06-13', '12:00', goals),
    state,
  });

  it.each(['live', 'postponed', 'abandoned'] as const)('is %s at any time', (state) => {
    const times = ['08:00', '12:30', '23:00'];
    expect(times.map((time) => matchStateAt(said(state), at('2026-06-13', time)))).toEqual([
      state,
      state,
      state,
    ]);
    expect(nextChangeOfState([said(state)], at('2026-06-13', '08:00'))).toBeNull();
  });

  it('is finished once it has a score all the same', () => {
    expect(matchStateAt(said('abandoned', [1, 0]), at('2026-06-13', '12:30'))).toBe('finished');
  });

  it('puts what is live first on the board, what is postponed last in Upcoming, what is abandoned into Results', () => {
    const noon = at('2026-06-13', '12:10');
    const late = match('late', '2026-06-13', '12:05');
    const live = { ...match('live', '2026-06-13', '11:00'), state: 'live' as const };
    const postponed = { ...match('postponed', '2026-06-13', '10:00'), state: 'postponed' as const };
    const abandoned = { ...match('abandoned', '2026-06-13', '18:00'), state: 'abandoned' as const };
    const evening = match('evening', '2026-06-13', '18:00');
    const morning = match('morning', '2026-06-13', '09:00', [1, 1]);
    expect(idsOfLists([late, postponed, evening, abandoned, live, morning], noon)).toEqual({
      upcoming: ['evening', 'postponed'],
      board: ['live', 'late'],
      results: ['morning', 'abandoned'],
    });
  });
});

describe('the state of a match whose score is not shown', () => {
  const now = at('2026-06-13', '23:00');
  const early = at('2026-06-13', '08:00');
  const hidden = (state: Match['state'], shown: 'no-results' | 'no-tables') => ({
    ...match('noon', '2026-06-13', '12:00'),
    state,
    shown,
  });

  it.each(['no-results', 'no-tables'] as const)('is its own once it is over, at any time (%s)', (shown) => {
    expect(matchStateAt(hidden('finished', shown), early)).toBe('finished');
    expect(matchStateAt(hidden('live', shown), now)).toBe('live');
    expect(matchStateAt(hidden('scheduled', shown), early)).toBe('scheduled');
  });

  it('follows from the clock where nobody waits for its result', () => {
    expect(matchStateAt(hidden('scheduled', 'no-results'), now)).toBe('finished');
    expect(matchStateAt(hidden('scheduled', 'no-tables'), now)).toBe('awaiting-result');
  });

  it('waits for a result where the score is shown and the record has none', () => {
    const scoreless = { ...match('noon', '2026-06-13', '12:00'), state: 'finished' as const };
    expect(matchStateAt(scoreless, now)).toBe('awaiting-result');
    expect(matchStateAt(scoreless, early)).toBe('scheduled');
  });
});

describe('the lists of matches', () => {
  const saturday = [
    match('scored early', '2026-06-13', '16:00', [1, 0]),
    match('pitch 2', '2026-06-13', '12:00'),
    match('pitch 1', '2026-06-13', '12:00'),
    match('forgotten', '2026-06-13', '09:00'),
    match('morning', '2026-06-13', '10:00', [3, 3]),
    match('evening', '2026-06-13', '18:00'),
    match('afternoon', '2026-06-13', '15:00'),
  ];

  it('have the coming matches in order, all that are due or await their result, and all with a score', () => {
    expect(idsOfLists(saturday, at('2026-06-13', '12:10'))).toEqual({
      upcoming: ['afternoon', 'evening'],
      board: ['pitch 1', 'pitch 2', 'forgotten'],
      results: ['morning', 'scored early'],
    });
  });

  it('have matches with one kick-off in the order of their pitches, whichever was entered first', () => {
    const noon = [match('pitch 2', '2026-06-13', '12:00'), match('pitch 1', '2026-06-13', '12:00')];
    const inOrder = ['pitch 1', 'pitch 2'];
    for (const matches of [noon, noon.toReversed()]) {
      expect(idsOfLists(matches, at('2026-06-13', '09:00')).upcoming).toEqual(inOrder);
      expect(idsOfLists(matches, at('2026-06-13', '12:10')).board).toEqual(inOrder);
    }
  });

  it('have a postponed match that got its result in Results, in its place by kick-off', () => {
    const caughtUp = {
      ...match('caught up', '2026-06-13', '09:00', [2, 2]),
      state: 'postponed' as const,
    };
    const later = match('later', '2026-06-13', '10:00', [1, 0]);
    expect(idsOfLists([later, caughtUp], at('2026-06-13', '12:00')).results).toEqual(['caught up', 'later']);
  });

  it('are ordered by kick-off when the clocks skip an hour', () => {
    const night = [match('after', '2026-03-29', '03:15'), match('skipped', '2026-03-29', '02:30')];
    expect(idsOfLists(night, at('2026-03-28', '12:00')).upcoming).toEqual(['after', 'skipped']);
  });

  it('leave the matches as they were', () => {
    const before = [...saturday];
    arrangeMatches(saturday, at('2026-06-13', '12:10'));
    expect(saturday).toEqual(before);
  });

  /** A clock that shows minutes around the days on which the matches of the cup are played. */
  const arbitraryClock = fc.record({
    timeZone: fc.constantFrom('UTC', timeZone, 'America/New_York', 'Pacific/Kiritimati'),
    now: fc
      .integer({ min: -3 * 1440, max: 3 * 1440 })
      .map((minute) => Date.UTC(2026, 5, 13, 12) + minute * 60_000),
  });

  /** Returns the matches of a cup, spread at random over three days. */
  const arbitraryMatches = fc
    .tuple(arbitraryCup, fc.array(fc.integer({ min: 0, max: 3 * 96 - 1 }), { minLength: 40, maxLength: 40 }))
    .map(([{ matches }, quarters]) =>
      matches.map((each, index) => {
        const start = Date.UTC(2026, 5, 12) + (quarters[index % quarters.length] ?? 0) * 15 * 60_000;
        const [date = '', time = ''] = new Date(start).toISOString().split('T');
        return { ...each, date, time: time.slice(0, 5) };
      }),
    );

  it('have each match of any cup exactly once, at any instant', () => {
    fc.assert(
      fc.property(arbitraryMatches, arbitraryClock, (matches, clock) => {
        const { upcoming, board, results } = arrangeMatches(matches, clock);
        expect(ids([...upcoming, ...board, ...results]).sort()).toEqual(ids(matches).sort());
        expect(results.every(hasScore)).toBe(true);
        for (const { date, time } of upcoming) {
          expect(instantOf(date, time, clock.timeZone)).toBeGreaterThan(clock.now);
        }
        for (const each of board) {
          expect(hasScore(each)).toBe(false);
          expect(instantOf(each.date, each.time, clock.timeZone)).toBeLessThanOrEqual(clock.now);
        }
      }),
    );
  });

  /** Matches of which some are being played, postponed or abandoned. A log says so, whatever the clock shows. */
  const arbitraryToldMatches = fc
    .tuple(
      arbitraryMatches,
      fc.array(fc.constantFrom('scheduled', 'live', 'postponed', 'abandoned'), {
        minLength: 7,
        maxLength: 7,
      }),
    )
    .map(([matches, states]) =>
      matches.map((each, index) =>
        hasScore(each) ? each : { ...each, state: states[index % states.length] ?? each.state },
      ),
    );

  it('have each match of any cup exactly once, and where its log says that it stands', () => {
    fc.assert(
      fc.property(arbitraryToldMatches, arbitraryClock, (matches, clock) => {
        const { upcoming, board, results } = arrangeMatches(matches, clock);
        expect(ids([...upcoming, ...board, ...results]).sort()).toEqual(ids(matches).sort());
        const told = (state: string) =>
          ids(matches.filter((each) => !hasScore(each) && each.state === state));
        expect(ids(upcoming)).toEqual(expect.arrayContaining(told('postponed')));
        expect(ids(board)).toEqual(expect.arrayContaining(told('live')));
        expect(ids(results)).toEqual(expect.arrayContaining(told('abandoned')));
        const hasLive = told('live').length > 0;
        expect(board[0]?.state === 'live').toBe(hasLive);
      }),
    );
  });

  it('of any cup stay as they are until the next change, and then change', () => {
    fc.assert(
      fc.property(arbitraryMatches, arbitraryClock, (matches, clock) => {
        const statesAt = (now: number) => matches.map((each) => matchStateAt(each, { ...clock, now }));
        const next = nextChangeOfState(matches, clock);
        if (next === null) {
          expect(statesAt(clock.now + 10 * 86_400_000)).toEqual(statesAt(clock.now));
        } else {
          expect(statesAt(next - 1)).toEqual(statesAt(clock.now));
          expect(statesAt(next)).not.toEqual(statesAt(clock.now));
        }
      }),
    );
  });
});

describe('a match', () => {
  it('is near its kick-off from so long before it until so long after it', () => {
    const noon = match('noon', '2026-06-13', '12:00');
    const times = ['09:59', '10:00', '15:00', '15:01'];
    const near = times.map((time) =>
      isNearKickOff(noon, at('2026-06-13', time), { before: 2 * 3_600_000, after: 3 * 3_600_000 }),
    );
    expect(near).toEqual([false, true, true, false]);
  });

  it('is near its kick-off days before it, where that is asked', () => {
    const span = { before: 7 * 86_400_000, after: 7 * 86_400_000 };
    const noon = match('noon', '2026-06-13', '12:00');
    const days = ['2026-06-05', '2026-06-07', '2026-06-19', '2026-06-21'];
    expect(days.map((day) => isNearKickOff(noon, at(day, '12:00'), span))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('of a far date is not near its kick-off, which no time zone is asked for', () => {
    const span = { before: 3_600_000, after: 3_600_000 };
    const noon = match('noon', '2026-06-13', '12:00');
    const nowhere = (now: number) => ({ timeZone: 'Nowhere/At_all', now });
    expect(isNearKickOff(noon, nowhere(Date.UTC(2026, 5, 1)), span)).toBe(false);
    expect(isNearKickOff(noon, nowhere(Date.UTC(2026, 6, 1)), span)).toBe(false);
    expect(() => isNearKickOff(noon, nowhere(Date.UTC(2026, 5, 13)), span)).toThrow(RangeError);
  });
});
