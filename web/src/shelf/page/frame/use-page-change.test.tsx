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

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page opens at the part that its address names, and stays there while what is above it grows', () => {
  const scroll = openAtPart();
  growPage();
  growPage();
  expect(scroll).toHaveBeenCalledTimes(2);
  act(() => void vi.advanceTimersByTime(60_000));
  growPage();
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('who scrolls meanwhile is left alone', () => {
  const scroll = openAtPart();
  growPage();
  window.dispatchEvent(new Event('wheel'));
  growPage();
  expect(scroll).toHaveBeenCalledOnce();
});

test('a page in the background, which has no frames, is scrolled once it is seen', () => {
  const scroll = openAtPart();
  act(() => void vi.advanceTimersByTime(60_000));
  growPage();
  expect(scroll).toHaveBeenCalledOnce();
});
