import { matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildMatch } from '../../../testing/build-view';
import { renderPage } from '../../../testing/render-page';
import { forgetHistorySteps, noteHistoryStep } from '../../stores/history-steps';
import { MatchDays } from './match-days';

/** On days of ten matches each. */
function buildDays(count: number) {
  const matches = Array.from({ length: count }, (_, index) =>
    buildMatch({
      date: `2030-05-${10 + Math.floor(index / 10)}`,
      time: `10:${10 + (index % 10)}`,
      location: `Hall ${index + 1}`,
    }),
  );
  return matchesByDate(matches);
}

function renderDays(count: number, isWhole = false) {
  renderPage(<MatchDays cup={buildCup()} days={buildDays(count)} isWhole={isWhole} />);
}

/** The places of the matches that are drawn: each has its own. */
function drawnPlaces(): (string | undefined)[] {
  return [...document.querySelectorAll('li')].map(({ textContent }) => /Hall \d+$/.exec(textContent)?.[0]);
}

function firstPlaces(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Hall ${index + 1}`);
}

function drawnDays(): number {
  return document.querySelectorAll('h3').length;
}

function letTaskRun() {
  act(() => void vi.advanceTimersToNextTimer());
}

beforeEach(forgetHistorySteps);
afterEach(forgetHistorySteps);

describe('a list of 128 matches', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('has its first sixteen at once, then five more in each task until it has all, in their order', () => {
    renderDays(128);
    expect(drawnPlaces()).toEqual(firstPlaces(16));
    expect(drawnDays()).toBe(2);
    letTaskRun();
    expect(drawnPlaces()).toEqual(firstPlaces(21));
    expect(drawnDays()).toBe(3);
    while (vi.getTimerCount() > 0) letTaskRun();
    expect(drawnPlaces()).toEqual(firstPlaces(128));
    expect(drawnDays()).toBe(13);
  });

  test('has on a phone its first five at once', () => {
    const onPhone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => onPhone);
    renderDays(128);
    vi.unstubAllGlobals();
    expect(drawnPlaces()).toEqual(firstPlaces(5));
    while (vi.getTimerCount() > 0) letTaskRun();
    expect(drawnPlaces()).toEqual(firstPlaces(128));
  });

  test('is whole before a printer takes the page', () => {
    renderDays(128);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(drawnPlaces()).toEqual(firstPlaces(128));
    });
  });

  test('is whole from the beginning where it is for paper', () => {
    renderDays(128, true);
    expect(drawnPlaces()).toEqual(firstPlaces(128));
  });
});

test('a list of sixteen matches is there at once', () => {
  renderDays(16);
  expect(drawnPlaces()).toEqual(firstPlaces(16));
});

test('a list of 128 matches is whole for who comes back to it', () => {
  noteHistoryStep({ key: 'left' });
  renderDays(128);
  expect(drawnPlaces()).toEqual(firstPlaces(128));
});
