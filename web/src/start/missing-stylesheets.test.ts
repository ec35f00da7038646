import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForMissingStylesheets } from './missing-stylesheets';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = askForMissingStylesheets();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** The link has no address, because the test's browser would request it. */
function addLink(rel: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel });
  document.head.append(link);
  return link;
}

function stylesheets(): readonly Element[] {
  return [...document.head.querySelectorAll('link[rel="stylesheet"]')];
}

test('a stylesheet that could not be loaded is asked for again, until it comes', () => {
  const first = addLink('stylesheet');
  first.dispatchEvent(new Event('error'));
  expect(stylesheets()).toEqual([first]);
  vi.advanceTimersByTime(1_000);
  const [second] = stylesheets();
  expect(stylesheets()).toHaveLength(1);
  expect(second).not.toBe(first);

  second?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(2_000);
  const [third] = stylesheets();
  expect(third).not.toBe(second);
  vi.advanceTimersByTime(60_000);
  expect(stylesheets()).toEqual([third]);
});

test('one that is lost after the network came back does not wait as long as the last one did', () => {
  addLink('stylesheet').dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event('online'));
  const [second] = stylesheets();
  second?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_000);
  expect(stylesheets()).not.toContain(second);
});

test('what is only fetched ahead is left alone', () => {
  const ahead = addLink('modulepreload');
  ahead.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(document.head.contains(ahead)).toBe(true);
});
