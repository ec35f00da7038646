import { activeEntries } from '@futsal-cup/domain/match-log/active-entries';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { forgetLinks } from '../../outbox/desk/access';
import { ScorePage } from './score-page';

const MINUTE = 60_000;

function openPage(api: FakeScoreApi, firstKey: string | null = null) {
  vi.stubGlobal('fetch', api.fetch);
  render(<ScorePage desk={openDesk()} firstKey={firstKey} />);
  return userEvent.setup();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const activeIn = (api: FakeScoreApi) => activeEntries(api.logs.get('match-1')?.entries ?? []);
const goals = () => screen.getByTestId('goals-local').textContent;

async function openMatch(api: FakeScoreApi) {
  const user = openPage(api, LINK_KEY);
  await user.type(screen.getByLabelText('Your name'), 'Rita{Enter}');
  await user.click(await button(/Lions/));
  return user;
}

async function startMatch(api: FakeScoreApi) {
  const user = await openMatch(api);
  await user.click(await button('Start match'));
  await waitFor(() => expect(activeIn(api)).toHaveLength(1));
  return user;
}

/** Makes the storage never answer, as happens in WebKit when the storage is locked. */
function hang(): void {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
}

function clearSiteData(): Promise<void> {
  localStorage.clear();
  return new Promise((resolve) => {
    indexedDB.deleteDatabase('futsal-cup-score').onsuccess = () => resolve();
  });
}

function goOnline(api: FakeScoreApi): void {
  api.isOffline = false;
  window.dispatchEvent(new Event('online'));
}

// The time limit for each expected change is long enough for a slow machine.
configure({ asyncUtilTimeout: 10_000 });

describe('a storage of the device', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test('that hangs is not known, never all sent; what is tapped is seen and sent all the same', async () => {
    hang();
    const api = new FakeScoreApi();
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent));
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    const user = await openMatch(api);
    expect(await screen.findByText('Sent: not known')).toBeTruthy();
    expect(await screen.findByText(/storage of this browser does not answer/)).toBeTruthy();
    await user.click(await button('Start match'));
    await user.click(await button('Goal for Lions'));
    await waitFor(() => expect(activeIn(api)).toHaveLength(2));
    expect(goals()).toBe('1');
    expect(await screen.findByText('Sent: not known')).toBeTruthy();
    watch.disconnect();
    expect(seen.filter((text) => text?.includes('All sent'))).toEqual([]);
  });

  test('that hangs in mid-match and answers again says all sent only then', async () => {
    const api = new FakeScoreApi();
    const user = await startMatch(api);
    await screen.findByText('All sent');
    const requests: (() => void)[] = [];
    const { put } = IDBObjectStore.prototype;
    const hanging = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...what
    ) {
      // A transaction of IndexedDB stays open as long as it gets new requests.
      const keepOpen = () => void (this.get('none').onsuccess = () => (isOver ? undefined : keepOpen()));
      let isOver = false;
      requests.push(() => (isOver = true));
      keepOpen();
      vi.spyOn(this.transaction, 'commit').mockImplementation(() => undefined);
      return put.apply(this, what);
    });
    await user.click(await button('Goal for Lions'));
    await waitFor(() => expect(activeIn(api)).toHaveLength(2));
    expect(await screen.findByText('Sent: not known')).toBeTruthy();
    hanging.mockRestore();
    requests.forEach((goOn) => goOn());
    expect(await screen.findByText('All sent')).toBeTruthy();
    expect(goals()).toBe('1');
    expect(activeIn(api)).toHaveLength(2);
  });

  test('that is full says so, and all of it arrives', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const api = new FakeScoreApi();
    const user = await startMatch(api);
    expect(await screen.findByText(/This browser keeps nothing/)).toBeTruthy();
    api.isOffline = true;
    await user.click(await button('Goal for Lions'));
    expect(await screen.findByText('1 waiting')).toBeTruthy();
    expect(goals()).toBe('1');
    goOnline(api);
    expect(await screen.findByText('All sent')).toBeTruthy();
    expect(activeIn(api)).toHaveLength(2);
  });

  test('that fills up in mid-match says so only then; what it kept before and what came after arrive', async () => {
    const api = new FakeScoreApi();
    const user = await startMatch(api);
    await screen.findByText('All sent');
    api.isOffline = true;
    await user.click(await button('Goal for Lions'));
    await user.click(await button('Unknown'));
    await screen.findByText('1 waiting');
    expect(screen.queryByText(/This browser keeps nothing/)).toBeNull();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(await button('Foul 0 Bears'));
    expect(await screen.findByText(/This browser keeps nothing/)).toBeTruthy();
    await screen.findByText('2 waiting');
    full.mockRestore();
    goOnline(api);
    await screen.findByText('All sent');
    expect(screen.queryByText(/This browser keeps nothing/)).toBeNull();
    expect(activeIn(api).map(({ kind }) => kind)).toEqual(['phase', 'goal', 'foul']);
  });

  test('that is cleared in mid-match loses neither the entries nor the key of the link', async () => {
    const api = new FakeScoreApi();
    const user = await startMatch(api);
    await screen.findByText('All sent');
    api.isOffline = true;
    await user.click(await button('Goal for Lions'));
    await screen.findByText('1 waiting');
    await clearSiteData();
    await user.click(await button('Unknown'));
    await user.click(await button('Foul 0 Bears'));
    await screen.findByText('2 waiting');
    goOnline(api);
    await screen.findByText('All sent');
    expect(activeIn(api).map(({ kind }) => kind)).toEqual(['phase', 'goal', 'foul']);
  });

  test('that is cleared in mid-match has again what is not sent, for the page that is opened next', async () => {
    const api = new FakeScoreApi();
    const user = await startMatch(api);
    await screen.findByText('All sent');
    api.isOffline = true;
    await user.click(await button('Goal for Lions'));
    await screen.findByText('1 waiting');
    await clearSiteData();
    await user.click(await button('Unknown'));
    await user.click(await button('Foul 0 Bears'));
    await screen.findByText('2 waiting');
    cleanup();
    forgetLinks();
    openPage(api);
    expect(await screen.findByText('2 entries are not sent and are kept on this device.')).toBeTruthy();
    cleanup();
    api.isOffline = false;
    await openMatch(api);
    await screen.findByText('All sent');
    expect(activeIn(api)).toHaveLength(3);
  });

  test('is let go when the page is left, and is there when it is back', async () => {
    const api = new FakeScoreApi();
    const user = await startMatch(api);
    await screen.findByText('All sent');
    api.isOffline = true;
    await user.click(await button('Goal for Lions'));
    await screen.findByText('1 waiting');
    const begun = vi.spyOn(IDBObjectStore.prototype, 'put');
    window.dispatchEvent(new Event('pagehide'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await clearSiteData();
    expect(begun).not.toHaveBeenCalled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    window.dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(begun).toHaveBeenCalled());
    goOnline(api);
    await screen.findByText('All sent');
    expect(activeIn(api)).toHaveLength(2);
  });
});

describe('a phone whose clock is wrong', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test.each([-10, 10])(
    'by %i minutes enters at the time of the server, also what it keeps and tells again',
    async (minutes) => {
      const { now } = Date;
      const api = new FakeScoreApi({ now });
      vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * MINUTE);
      const user = await startMatch(api);
      await screen.findByText('All sent');
      api.isOffline = true;
      const tappedAt = now();
      await user.click(await button('Goal for Lions'));
      await screen.findByText('1 waiting');
      const shownAt = now();
      await user.click(await button('Bea'));
      await screen.findByText('2 waiting');
      goOnline(api);
      await screen.findByText('All sent');
      const [, goal] = activeIn(api);
      expect(goal).toMatchObject({ kind: 'goal', playerId: 'bea' });
      // The tolerance covers half a round trip to the test's server and the rounding.
      expect(goal?.at).toBeGreaterThanOrEqual(tappedAt - 500);
      expect(goal?.at).toBeLessThanOrEqual(shownAt + 500);
    },
  );
});
