import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Countdown } from './countdown';

const ONE_WEEK_TWO_DAYS_BEFORE = new Date('2030-05-01T20:57:58Z');

function renderCountdown(date: string | null, timeZone = 'UTC') {
  render(<Countdown date={date} timeZone={timeZone} />);
}

describe('the countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(ONE_WEEK_TWO_DAYS_BEFORE);
  });

  afterEach(() => vi.useRealTimers());

  test('shows weeks, the days beyond them, hours, minutes and seconds', () => {
    renderCountdown('2030-05-11');
    expect(screen.getByRole('timer').textContent).toBe('01 weeks02 days03 hr02 min02 sec');
    expect(screen.getByText('Tournament starting in:')).toBeTruthy();
  });

  test('ticks every second', () => {
    renderCountdown('2030-05-11');
    for (const left of ['02 min01 sec', '02 min00 sec', '01 min59 sec']) {
      act(() => vi.advanceTimersByTime(1_000));
      expect(screen.getByRole('timer').textContent).toContain(left);
    }
  });

  test('ends at midnight where the cup is played', () => {
    renderCountdown('2030-05-11', 'Europe/Zurich');
    expect(screen.getByRole('timer').textContent).toContain('01 hr02 min');
  });

  test('says that it has finished in the second in which nothing is left', () => {
    vi.setSystemTime(new Date('2030-05-10T23:59:58Z'));
    renderCountdown('2030-05-11');
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('timer').textContent).toContain('01 sec');
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Countdown finished!')).toBeTruthy();
  });

  test('says so when there is no date, or none that can be read', () => {
    renderCountdown(null);
    renderCountdown('soon');
    expect(screen.getAllByText('No upcoming tournament!')).toHaveLength(2);
  });
});
