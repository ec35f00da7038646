import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildMatch, buildStage } from '../../testing/build-view';
import { comingMatches, useMatchClock } from './use-match-clock';

function cupWithMatchesAt(...times: string[]) {
  const Matches = times.map((time) => buildMatch({ matchId: time, time }));
  return buildCup({ Stages: [buildStage({ Matches })] });
}

function renderComing(cup = cupWithMatchesAt('11:00', '10:00', '09:00')) {
  const { result, rerender } = renderHook(
    (shown) => comingMatches(shown, useMatchClock(shown)).map(({ matchId }) => matchId),
    { initialProps: cup },
  );
  return { coming: () => result.current, showCup: rerender };
}

describe('the coming matches', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2030-05-11T09:30:00Z'));
  });

  afterEach(() => vi.useRealTimers());

  test('the coming matches are those that have not kicked off, the next one first', () => {
    expect(renderComing().coming()).toEqual(['10:00', '11:00']);
  });

  test('a match is no longer a coming one from the second in which it kicks off', () => {
    const { coming } = renderComing();
    act(() => vi.advanceTimersByTime(30 * 60_000 - 1_000));
    expect(coming()).toEqual(['10:00', '11:00']);
    act(() => vi.advanceTimersByTime(1_000));
    expect(coming()).toEqual(['11:00']);
  });

  test('a changed cup has its own coming matches at once', () => {
    const { coming, showCup } = renderComing();
    showCup(cupWithMatchesAt('12:00'));
    expect(coming()).toEqual(['12:00']);
  });
});
