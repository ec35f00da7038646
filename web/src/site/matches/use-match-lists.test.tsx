import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildMatch, buildStage } from '../../testing/build-view';
import { useMatchLists } from './use-match-lists';

const ids = (matches: readonly { readonly matchId: string }[]) => matches.map(({ matchId }) => matchId);

function cupWithMatchesAt(...times: string[]) {
  const Matches = times.map((time) => buildMatch({ matchId: time, time }));
  return buildCup({ Stages: [buildStage({ Matches })] });
}

function renderLists(cup = cupWithMatchesAt('11:00', '10:00', '09:00')) {
  let drawn = 0;
  const { result, rerender } = renderHook(
    (shown) => {
      drawn += 1;
      return useMatchLists(shown);
    },
    { initialProps: cup },
  );
  return {
    upcoming: () => ids(result.current.lists.upcoming),
    board: () => ids(result.current.lists.board),
    showCup: rerender,
    timesDrawn: () => drawn,
  };
}

describe('the lists of matches on an open page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2030-05-11T09:30:00Z'));
  });

  afterEach(() => vi.useRealTimers());

  test('have what is to come, the next one first, and what has kicked off', () => {
    const { upcoming, board } = renderLists();
    expect(upcoming()).toEqual(['10:00', '11:00']);
    expect(board()).toEqual(['09:00']);
  });

  test('move a match in the second in which it kicks off', () => {
    const { upcoming, board } = renderLists();
    act(() => vi.advanceTimersByTime(30 * 60_000 - 1_000));
    expect(upcoming()).toEqual(['10:00', '11:00']);
    act(() => vi.advanceTimersByTime(1_000));
    expect(upcoming()).toEqual(['11:00']);
    expect(board()).toEqual(['10:00', '09:00']);
  });

  test('of a changed cup are shown at once', () => {
    const { upcoming, showCup } = renderLists();
    showCup(cupWithMatchesAt('12:00'));
    expect(upcoming()).toEqual(['12:00']);
  });

  test('are drawn once while nothing changes', () => {
    const { timesDrawn } = renderLists();
    act(() => vi.advanceTimersByTime(60_000));
    expect(timesDrawn()).toBe(1);
  });
});
