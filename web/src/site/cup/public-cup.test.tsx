import { act, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import type { Cup } from '../../shelf/cup/cup';
import { QUIET_INTERVAL } from '../../shelf/cup/poll-interval';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { buildCup, toTournamentView } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';
import { PublicCup } from './public-cup';

const VERSION = '/tournaments/cup-1/version';

function viewOf(version: string): FakeAnswer {
  return { data: { tournament: toTournamentView(buildCup({ version, name: `Cup of ${version}` })) } };
}

function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
  // This is the middle of the random range, so the interval between two requests is unchanged.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-01-01' });
});

afterEach(() => {
  clearTournament();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a question for news draws the page anew only when the cup has changed', async () => {
  const answers = { '/tournaments/cup-1': viewOf('v1'), [VERSION]: { data: { version: 'v1' } } };
  const calls = fakeApi(answers);
  const drawn = vi.fn(({ name }: Cup) => <p>{name}</p>);
  renderPage(
    <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
      <PublicCup skeleton={<p>Loading</p>}>{drawn}</PublicCup>
    </SWRConfig>,
  );
  await pass(0);
  expect(screen.getByText('Cup of v1')).toBeTruthy();

  drawn.mockClear();
  await pass(QUIET_INTERVAL);
  expect(calls.map(({ path }) => path)).toContain(VERSION);
  expect(drawn).not.toHaveBeenCalled();

  Object.assign(answers, {
    [VERSION]: { data: { version: 'v2' } },
    '/tournaments/cup-1?version=v2': viewOf('v2'),
  });
  await pass(QUIET_INTERVAL);
  expect(screen.getByText('Cup of v2')).toBeTruthy();
});

test('says that an answer takes long, when it does', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderPage(
    <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
      <PublicCup skeleton={<p>Skeleton</p>}>{() => null}</PublicCup>
    </SWRConfig>,
  );
  await pass(4_000);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(1_000);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(screen.getByText('Skeleton')).toBeTruthy();
});
