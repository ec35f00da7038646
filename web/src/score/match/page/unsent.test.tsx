import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeUser, saveUser } from '../../../shelf/stores/user';
import { buildUser } from '../../../testing/build-user';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { openDeviceStore } from '../../outbox/desk/device-store';
import { outboxText } from '../../outbox/outbox-text';
import { ScorePage } from './score-page';

const kickOff: EntryInput = { kind: 'phase', to: 'first-half', on: null, entryId: 'kick-off', at: 1 };
const unsent = {
  entry: kickOff,
  tournamentId: 'cup-1',
  matchId: 'match-1',
  accessId: 'link-1',
  refusal: null,
};

async function openPage(api: FakeScoreApi, firstKey: string | null = null) {
  vi.stubGlobal('fetch', api.fetch);
  const desk = openDesk();
  await desk.answers.recall();
  render(<ScorePage desk={desk} firstKey={firstKey} />);
  return userEvent.setup();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openLink(api: FakeScoreApi) {
  const user = await openPage(api, LINK_KEY);
  await user.type(screen.getByLabelText('Your name'), 'Rita{Enter}');
  return user;
}

const entryIds = (api: FakeScoreApi) => api.logs.get('match-1')?.entries.map(({ entryId }) => entryId) ?? [];

// The time limit for each expected change is long enough for a slow machine.
configure({ asyncUtilTimeout: 10_000 });

describe('unsent entries', () => {
  beforeEach(() => {
    freshDatabase();
    window.history.replaceState(null, '', '/score');
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    removeUser();
    vi.unstubAllGlobals();
  });

  test('of a device that has lost its key are shown, can be copied, and go with the next opening of the link', async () => {
    await set('outbox', [unsent], openDeviceStore().use);
    const api = new FakeScoreApi();
    await openPage(api);
    expect(await screen.findByText('1 entry is not sent and is kept on this device.')).toBeTruthy();
    expect(await button('Copy all as text')).toBeTruthy();
    const file = screen.getByRole('link', { name: 'Save as a file' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('kick-off');
    expect(api.calls).toEqual([]);
    cleanup();

    await openLink(api);
    await waitFor(() => expect(entryIds(api)).toEqual(['kick-off']));
    await screen.findByText('All sent');
  });

  test('of a device whose link was taken back are entered by an administrator, once', async () => {
    saveUser(buildUser());
    window.history.replaceState(null, '', '/score?tournament=cup-1');
    const api = new FakeScoreApi();
    const user = await openPage(api);
    await user.click(await screen.findByText('Take over entries of a device'));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text of the device');
    await user.click(field);
    await user.paste('Hello');
    await user.click(await button('Take over'));
    expect(screen.getByText('There are no entries in this text. Paste all of it.')).toBeTruthy();
    for (let time = 0; time < 2; time += 1) {
      await user.clear(field);
      await user.paste(outboxText([unsent]));
      await user.click(await button('Take over'));
      expect(await screen.findByText('1 entry is taken over.')).toBeTruthy();
    }
    await waitFor(() => expect(entryIds(api)).toEqual(['kick-off']));
  });

  test('of another access of this very device are taken over too, and lines that are cut off are counted', async () => {
    await set('outbox', [unsent], openDeviceStore().use);
    saveUser(buildUser());
    window.history.replaceState(null, '', '/score?tournament=cup-1');
    const api = new FakeScoreApi();
    const user = await openPage(api);
    await user.click(await screen.findByText('Take over entries of a device'));
    await user.click(screen.getByLabelText('Text of the device'));
    await user.paste(`${outboxText([unsent])}\n2030-05-11T10:00:00.000Z\tcup-1`);
    await user.click(await button('Take over'));
    expect(await screen.findByText('1 entry is taken over. 1 line could not be read.')).toBeTruthy();
    await waitFor(() => expect(entryIds(api)).toEqual(['kick-off']));
    await screen.findByText('All sent');
  });

  test('of another link, which this device cannot use any more, are entered again one after the other', async () => {
    const shown = { goals: { local: 0, visitor: 0 }, kicks: null, basis: [] };
    const end: EntryInput = { kind: 'phase', to: 'finished', on: 'kick-off', shown, entryId: 'end', at: 2 };
    const lost = { ...unsent, accessId: 'link-2' };
    await set('outbox', [lost, { ...lost, entry: end }], openDeviceStore().use);
    const api = new FakeScoreApi();
    const user = await openLink(api);
    await user.click(await button(/Lions/));
    await user.click(await button('Enter again: Start of the match'));
    await waitFor(() => expect(entryIds(api)).toEqual(['kick-off']));
    await user.click(await button('End with 0–0'));
    await waitFor(() => expect(entryIds(api)).toEqual(['kick-off', 'end']));
  });

  test('are announced as lost with the page where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const api = new FakeScoreApi();
    const user = await openLink(api);
    await user.click(await button(/Lions/));
    await user.click(await button('Start match'));
    expect(await screen.findByText(/This browser keeps nothing/)).toBeTruthy();
    await waitFor(() => expect(entryIds(api)).toHaveLength(1));
  });

  test('of a tournament that is deleted meanwhile are kept, and the page says that it is gone', async () => {
    const api = new FakeScoreApi();
    const user = await openLink(api);
    await user.click(await button(/Lions/));
    const start = await button('Start match');
    api.isDeleted = true;
    await user.click(start);
    await waitFor(() => expect(screen.getAllByText(/This tournament no longer exists/)).not.toEqual([]));
    expect(await button('Discard: Start of the match')).toBeTruthy();
    document.dispatchEvent(new Event('visibilitychange'));
    const notices = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    await waitFor(async () => expect(await notices()).toContain('This tournament no longer exists.'));
  });

  test('are made from what the device knows where there is no network', async () => {
    const api = new FakeScoreApi();
    const user = await openLink(api);
    await button(/Lions/);
    await user.click(await button(/Lions/));
    await button('Start match');
    cleanup();
    api.isOffline = true;
    const again = await openPage(api);
    await again.click(await button('Start match'));
    await again.click(await button('Goal for Lions'));
    await again.click(await button('Unknown'));
    expect(await screen.findByText('2 waiting')).toBeTruthy();
    expect(screen.getByTestId('goals-local').textContent).toBe('1');
    // The entries are sent now, because they would otherwise be sent to the server of another test.
    api.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('All sent');
  });

  test('are not asked for where it is not known what has been entered', async () => {
    const api = new FakeScoreApi({ matches: [buildScorerMatch({ state: 'live' })] });
    const { fetch } = api;
    vi.spyOn(api, 'fetch').mockImplementation((url, init) =>
      url.endsWith('/log') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(url, init),
    );
    const user = await openLink(api);
    await user.click(await button(/Lions/));
    expect(await screen.findByText('Loading…')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start match' })).toBeNull();
  });
});
