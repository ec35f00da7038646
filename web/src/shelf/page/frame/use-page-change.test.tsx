import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeResizeObserver, growPage } from '../../../testing/fake-resize-observer';
import { usePageChange } from './use-page-change';

function Page() {
  return (
    <main ref={usePageChange()}>
      <section id="results" />
    </main>
  );
}

function openAtPart() {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  render(
    <MemoryRouter initialEntries={['/matches#results']}>
      <Page />
    </MemoryRouter>,
  );
  return scroll;
}

const FRAME = 16;

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});
afterEach(() => {
  // The globals are restored before the real timers. Restoring them afterwards would bring back the fake frames for the following test files.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page opens at the part that its address names, and stays there while what is above it grows', () => {
  const scroll = openAtPart();
  pass(FRAME);
  expect(scroll).toHaveBeenCalledOnce();
  growPage();
  growPage();
  expect(scroll).toHaveBeenCalledTimes(3);
  pass(60_000);
  growPage();
  expect(scroll).toHaveBeenCalledTimes(3);
});

test('who scrolls meanwhile is left alone', () => {
  const scroll = openAtPart();
  pass(FRAME);
  window.dispatchEvent(new Event('wheel'));
  growPage();
  expect(scroll).toHaveBeenCalledOnce();
});

test('a page in the background, which has no frames, is scrolled once it is seen', () => {
  let seePage: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    seePage = callback;
    return 1;
  });
  const scroll = openAtPart();
  pass(60_000);
  expect(scroll).not.toHaveBeenCalled();
  seePage(0);
  expect(scroll).toHaveBeenCalledOnce();
});

test('who scrolls before the first frame is left alone', () => {
  const scroll = openAtPart();
  window.dispatchEvent(new Event('wheel'));
  pass(60_000);
  expect(scroll).not.toHaveBeenCalled();
});
