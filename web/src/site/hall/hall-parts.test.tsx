import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup } from '../../testing/build-view';
import { HallParts } from './hall-parts';

const NOW = Date.parse('2030-05-11T10:00:00Z');
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function telling(text: string, lastsMs: number) {
  const message = { text, until: new Date(NOW + lastsMs).toISOString() };
  return <HallParts cup={buildCup({ message })} />;
}

const tell = (text: string, lastsMs: number) => render(telling(text, lastsMs));

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('the message to everybody', () => {
  test('enters an element that screen readers know, in the direction of its script', () => {
    tell('مرحبا', MINUTE);
    expect(screen.getByRole('status').textContent).toBe('');
    wait(200);
    const told = within(screen.getByRole('status')).getByText('مرحبا');
    expect(told.getAttribute('dir')).toBe('auto');
  });

  test('goes by itself at its end', () => {
    tell('Court 2 is late', 30 * MINUTE);
    wait(30 * MINUTE - 1);
    expect(screen.getByText('Court 2 is late')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('Court 2 is late')).toBeNull();
  });

  test('stays for longer than a timer of a browser can wait', () => {
    tell('See you next month', 31 * 24 * 60 * MINUTE);
    for (let day = 1; day < 31; day += 1) wait(24 * 60 * MINUTE);
    expect(screen.getByText('See you next month')).toBeTruthy();
    wait(24 * 60 * MINUTE);
    expect(screen.queryByText('See you next month')).toBeNull();
  });

  test.each([5, 15])('goes at its own end where it replaced another after %d minutes', (after) => {
    const { rerender } = tell('Court 2 is late', 10 * MINUTE);
    wait(after * MINUTE);
    rerender(telling('Final at five', 30 * MINUTE));
    wait((30 - after) * MINUTE - 1);
    expect(screen.getByText('Final at five')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('Final at five')).toBeNull();
  });

  test('that is over when the page opens is not shown', () => {
    tell('Too late', -1);
    wait(MINUTE);
    expect(screen.queryByText('Too late')).toBeNull();
  });
});

test('sponsors are shown by their picture or their name, with a link where they have an address', () => {
  const picture = { pictureId: `${'0'.repeat(32)}-webp`, width: 200, height: 80 };
  const address = 'https://bakery.example/';
  const sponsors = [{ name: 'Bakery', address, picture }, { name: 'Butcher' }];
  render(<HallParts cup={buildCup({ sponsors })} />);
  const link = within(screen.getByRole('complementary', { name: 'Sponsors' })).getByRole('link');
  expect(link.getAttribute('href')).toBe(address);
  expect(link.getAttribute('rel')).toBe('noopener sponsored');
  const shown = within(link).getByRole('img', { name: 'Bakery' });
  expect(shown.getAttribute('src')).toBe(`/api/pictures/${picture.pictureId}`);
  expect(shown.getAttribute('width')).toBe('200');
  expect(shown.getAttribute('loading')).toBe('lazy');
  expect(screen.getByText('Butcher')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
