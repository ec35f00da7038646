import { matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildMatch } from '../../testing/build-view';
import { letFrameRun } from '../../testing/let-frame-run';
import { renderPage } from '../../testing/render-page';
import { forgetHistorySteps, noteHistoryStep } from '../../shelf/stores/history-steps';
import { MatchDays } from './match-days';

/** Creates days of ten matches each. */
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

function renderDays(
  count: number,
  how: { readonly isWhole?: boolean; readonly isAboveOthers?: boolean } = {},
) {
  renderPage(<MatchDays cup={buildCup()} days={buildDays(count)} {...how} />);
}

/** Returns the places of the drawn matches. Each match has a different place. */
function drawnPlaces(): (string | undefined)[] {
  return [...document.querySelectorAll('li')].map(({ textContent }) => /Hall \d+$/.exec(textContent)?.[0]);
}

function firstPlaces(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Hall ${index + 1}`);
}

function drawnDays(): number {
  return document.querySelectorAll('h3').length;
}

beforeEach(forgetHistorySteps);
afterEach(forgetHistorySteps);

describe('a list of 128 matches', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('has its first sixteen at once, then five more in each frame until it has all, in their order', () => {
    renderDays(128);
    expect(drawnPlaces()).toEqual(firstPlaces(16));
    expect(drawnDays()).toBe(2);
    letFrameRun();
    expect(drawnPlaces()).toEqual(firstPlaces(21));
    expect(drawnDays()).toBe(3);
    while (vi.getTimerCount() > 0) letFrameRun();
    expect(drawnPlaces()).toEqual(firstPlaces(128));
    expect(drawnDays()).toBe(13);
  });

  test.each([
    ['five', false, 5],
    ['three, where other parts stand below,', true, 3],
  ])('has on a phone its first %s at once', (_number, isAboveOthers, first) => {
    const onPhone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => onPhone);
    renderDays(128, { isAboveOthers });
    vi.unstubAllGlobals();
    expect(drawnPlaces()).toEqual(firstPlaces(first));
    while (vi.getTimerCount() > 0) letFrameRun();
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
    renderDays(128, { isWhole: true });
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
