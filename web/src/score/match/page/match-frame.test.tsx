import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { later } from '../../../shelf/code/later';
import { MatchFrame } from './match-frame';

function Shown() {
  return <p>The match</p>;
}

function draw(MatchScreen: ReturnType<typeof later>) {
  const onBack = vi.fn();
  render(
    <MatchFrame code={MatchScreen} onBack={onBack}>
      <MatchScreen />
    </MatchFrame>,
  );
  return onBack;
}

const failure = async () => (await screen.findByRole('alert')).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let reload: MockInstance;
let reported: MockInstance;

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  // The reports are cleared, because React also reports the errors that an error boundary has caught.
  reported.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('code that does not come is asked for again without a network, and there is a way back', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const importScreen = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue(Shown);
  const onBack = draw(later(importScreen));
  expect(await failure()).toMatch(/could not be loaded/);
  await press('All matches');
  expect(onBack).toHaveBeenCalledTimes(1);
  await press('Try again');
  expect(await screen.findByText('The match')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('with a network the page is loaded afresh, because a deploy renames the files', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  draw(later(vi.fn().mockRejectedValue(new TypeError('not found'))));
  await failure();
  await press('Try again');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a match that cannot be drawn is no matter of the connection, and is drawn again when asked', async () => {
  let crashes = true;
  function MatchScreen() {
    if (crashes) throw new Error('a mistake of ours');
    return <Shown />;
  }
  const onBack = draw(later(() => Promise.resolve(MatchScreen)));
  expect(await failure()).toBe('An unexpected error occurred.');
  await press('All matches');
  expect(onBack).toHaveBeenCalledTimes(1);
  crashes = false;
  await press('Try again');
  expect(await screen.findByText('The match')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
