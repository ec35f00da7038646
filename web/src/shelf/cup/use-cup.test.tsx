import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildCup,
  buildMatch,
  buildStage,
  type MatchChanges,
  toTournamentView,
} from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { isGone } from '../api/api-error';
import { viewSettings } from '../api/view-settings';
import { useCupView } from './cup-view';
import { MATCH_DAY_INTERVAL, QUIET_INTERVAL } from './poll-interval';
import { reloadCup } from './reload';
import { useCup } from './use-cup';

/** The kick-off is half an hour before the instant at which each test begins. */
const KICK_OFF_OF_TODAY = { date: '2030-01-01', time: '11:30' };

const VIEW = '/tournaments/cup-1';
const VERSION = '/tournaments/cup-1/version';

function viewOf(version: string): FakeAnswer {
  return { data: { tournament: toTournamentView(buildCup({ version, name: `Cup of ${version}` })) } };
}

/** Opens the layout of the site, which shows the cup on every page, with a page of the cup inside. */
async function openSite(changes: Record<string, FakeAnswer> = {}) {
  const answers: Record<string, FakeAnswer> = {
    [VIEW]: viewOf('v1'),
    [VERSION]: { data: { version: 'v1' } },
    ...changes,
  };
  const calls = fakeApi(answers);
  const cache = new Map();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ ...viewSettings, provider: () => cache }}>{children}</SWRConfig>
  );
  const layout = renderHook(() => ({ view: useCupView('cup-1'), ...useSWRConfig() }), { wrapper });
  let page = renderHook(() => useCup('cup-1'), { wrapper });
  await pass(0);
  return {
    cup: () => page.result.current,
    view: () => layout.result.current.view,
    openNextPage: async () => {
      page.unmount();
      page = renderHook(() => useCup('cup-1'), { wrapper });
      await pass(100);
    },
    reload: () => act(() => reloadCup(layout.result.current.mutate, 'cup-1')),
    answers,
    /** Returns the requests since the last call of this function. */
    asked: () => calls.splice(0).map(({ path }) => path),
  };
}

function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits for the code of live matches on the real clock: `waitFor` would move the faked one on, and with it the next request. */
async function liveCodeLoaded() {
  await vi.dynamicImportSettled();
  await pass(0);
}

function comeBack() {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
  });
}

describe('an open page of a cup', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2030-01-01T12:00:00Z'));
    // This number is the middle of the random range, so the polling interval is unchanged.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('reads the view once, however many parts of the page show it, and asks for no version yet', async () => {
    const { cup, asked } = await openSite();
    expect(cup()).toMatchObject({ cup: { version: 'v1' }, isPending: false, isError: false, isStale: false });
    expect(asked()).toEqual([VIEW]);
  });

  test('asks for the version at its interval, and for nothing else while that is the same', async () => {
    const { asked } = await openSite();
    asked();
    await pass(QUIET_INTERVAL - 1_000);
    expect(asked()).toEqual([]);
    await pass(1_000);
    expect(asked()).toEqual([VERSION]);
    await pass(QUIET_INTERVAL);
    expect(asked()).toEqual([VERSION]);
  });

  test('reads the view again when the cup is gone, so that this is said', async () => {
    const { answers, asked, view } = await openSite();
    asked();
    const gone = { status: 404, errors: [{ msg: 'tournament_not_found' }] };
    Object.assign(answers, { [VERSION]: gone, [VIEW]: gone });
    await pass(QUIET_INTERVAL);
    expect(asked()).toEqual([VERSION, VIEW]);
    expect(isGone(view().error)).toBe(true);
  });

  test('loads the view of a new version, once', async () => {
    const { cup, answers, asked } = await openSite();
    asked();
    answers[VERSION] = { data: { version: 'v2' } };
    answers[`${VIEW}?version=v2`] = viewOf('v2');
    await pass(QUIET_INTERVAL);
    expect(asked()).toEqual([VERSION, `${VIEW}?version=v2`]);
    expect(cup().cup?.name).toBe('Cup of v2');
    await pass(QUIET_INTERVAL);
    expect(asked()).toEqual([VERSION]);
  });

  test('asks for news when the visitor comes back, however often', async () => {
    const { asked } = await openSite();
    asked();
    await comeBack();
    await comeBack();
    expect(asked()).toEqual([VERSION, VERSION]);
  });

  test('asks for news when it is opened, unless they have just come', async () => {
    const { openNextPage, asked } = await openSite();
    asked();
    await pass(4_000);
    await openNextPage();
    expect(asked()).toEqual([]);
    await pass(2_000);
    await openNextPage();
    expect(asked()).toEqual([VERSION]);
  });

  test('asks nothing while nobody looks at it', async () => {
    const { asked } = await openSite();
    asked();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(3 * QUIET_INTERVAL);
    expect(asked()).toEqual([]);
  });

  test('says since when it has no news, asks more often then, and says so no more once it has', async () => {
    const { cup, answers, asked } = await openSite();
    const loadedAt = Date.now();
    answers[VERSION] = { status: 503 };
    await pass(QUIET_INTERVAL);
    expect(cup().isStale).toBe(false);
    await pass(7_000);
    expect(cup()).toMatchObject({ isStale: true, lastUpdated: loadedAt, cup: { version: 'v1' } });
    asked();
    answers[VERSION] = { data: { version: 'v1' } };
    await pass(MATCH_DAY_INTERVAL);
    expect(asked()).toEqual([VERSION]);
    expect(cup()).toMatchObject({ isStale: false, lastUpdated: Date.now() });
  });

  test.each([
    ['earliest', 0, 0.9],
    ['latest', 1, 1.1],
  ])('does not ask at the same moments as all others: %s', async (_when, chance, share) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { asked } = await openSite();
    asked();
    await pass(share * QUIET_INTERVAL - 1_000);
    expect(asked()).toEqual([]);
    await pass(1_001);
    expect(asked()).toEqual([VERSION]);
  });

  test('asks less often than before while a match is played and nothing is answered', async () => {
    const match = buildMatch({ matchId: 'm', state: 'live', ...KICK_OFF_OF_TODAY });
    const cup = buildCup({ version: 'v1', Stages: [buildStage({ Matches: [match] })] });
    const { asked, cup: page } = await openSite({
      [VIEW]: { data: { tournament: toTournamentView(cup) } },
      [VERSION]: { isLost: true },
    });
    await pass(8_000);
    expect(page().isStale).toBe(true);
    asked();
    await pass(60_000);
    const usually = 60_000 / 1_250;
    const questions = asked().length;
    expect(questions).toBeGreaterThan(0);
    expect(questions).toBeLessThan(0.6 * usually);
  });

  test('loads the whole view once after a change of its own, though its last news are older', async () => {
    const { cup, reload, answers, asked } = await openSite();
    await pass(QUIET_INTERVAL);
    asked();
    answers[VIEW] = viewOf('v2');
    await reload();
    await pass(0);
    expect(cup().cup?.version).toBe('v2');
    expect(asked()).toEqual([VIEW]);
  });

  test('tries four times to load a view, then says that it failed, and tries again on demand', async () => {
    const { cup, answers, asked } = await openSite({ [VIEW]: { status: 503 } });
    await pass(3_000);
    expect(cup()).toMatchObject({ isPending: true, isError: false });
    await pass(4_000);
    expect(cup()).toMatchObject({ isPending: false, isError: true });
    expect(asked()).toEqual([VIEW, VIEW, VIEW, VIEW]);
    answers[VIEW] = viewOf('v1');
    act(() => void cup().refetch());
    expect(cup()).toMatchObject({ isPending: true, isError: false });
    await pass(0);
    expect(cup()).toMatchObject({ isError: false, cup: { version: 'v1' } });
  });

  test('loads a view that has failed again for the next page', async () => {
    const { cup, openNextPage, answers } = await openSite({ [VIEW]: { status: 404 } });
    answers[VIEW] = viewOf('v1');
    await openNextPage();
    expect(cup().cup?.version).toBe('v1');
  });

  test('loads a view that has failed again when the visitor comes back', async () => {
    const { cup, answers, asked } = await openSite({ [VIEW]: { status: 404 } });
    expect(cup().isError).toBe(true);
    expect(asked()).toEqual([VIEW]);
    answers[VIEW] = viewOf('v1');
    await comeBack();
    expect(cup().cup?.version).toBe('v1');
  });

  test('asks at once and every 1.25 seconds while a match is played, and shows its running score', async () => {
    const match = buildMatch({ matchId: 'm', state: 'live', ...KICK_OFF_OF_TODAY });
    const cup = buildCup({ version: 'v1', Stages: [buildStage({ Matches: [match] })] });
    const clock = { runningSince: null, elapsed: 0, kicks: null, fouls: [0, 0], log: 3 };
    const live = { m: { ...clock, phase: 'first-half', goals: [1, 0] } };
    const {
      cup: page,
      asked,
      answers,
    } = await openSite({
      [VIEW]: { data: { tournament: toTournamentView(cup) } },
      [VERSION]: { data: { version: 'v1', live } },
    });
    const runningScore = () => page().cup?.Stages[0]?.Matches[0]?.running?.local.goals;
    await pass(100);
    expect(asked()).toEqual([VIEW, VERSION]);
    await liveCodeLoaded();
    expect(runningScore()).toBe(1);
    const shown = page().cup;
    await pass(1_400);
    expect(asked()).toEqual([VERSION]);
    expect(page().cup, 'nothing is drawn anew for the same news').toBe(shown);
    answers[VERSION] = { data: { version: 'v1', live: { m: { ...live.m, goals: [2, 0] } } } };
    await pass(1_400);
    expect(runningScore()).toBe(2);
    expect(asked(), 'a goal loads no view').toEqual([VERSION]);
  });

  test('keeps the running score of a match that has ended until the view has its result', async () => {
    const cupWith = (version: string, changes: MatchChanges) =>
      buildCup({
        version,
        Stages: [buildStage({ Matches: [buildMatch({ matchId: 'm', ...KICK_OFF_OF_TODAY, ...changes })] })],
      });
    const live = {
      m: {
        phase: 'first-half',
        runningSince: null,
        elapsed: 0,
        goals: [1, 0],
        kicks: null,
        fouls: [0, 0],
        log: 3,
      },
    };
    const { cup: page, answers } = await openSite({
      [VIEW]: { data: { tournament: toTournamentView(cupWith('v1', { state: 'live' })) } },
      [VERSION]: { data: { version: 'v1', live } },
    });
    const match = () => page().cup?.Stages[0]?.Matches[0];
    await pass(100);
    await liveCodeLoaded();
    expect(match()?.running?.local.goals).toBe(1);
    answers[VERSION] = { data: { version: 'v2' } };
    answers[`${VIEW}?version=v2`] = { isLost: true };
    await pass(1_400);
    expect(match()?.running?.local.goals).toBe(1);
    const result = { state: 'finished', logRevision: 4, local: { goals: 1 }, visitor: { goals: 0 } } as const;
    answers[`${VIEW}?version=v2`] = { data: { tournament: toTournamentView(cupWith('v2', result)) } };
    await pass(10_000);
    expect(match()).toMatchObject({ state: 'finished', local: { goals: 1 } });
    expect(match()?.running).toBeUndefined();
  });
});
