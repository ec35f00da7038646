import type { Entry, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../shelf/api/api-error';
import { FakeScoreApi } from '../../testing/fake-score-api';
import { freshDatabase } from '../../testing/fresh-database';
import { openDeviceStore } from './desk/device-store';
import { Outbox } from './outbox';
import type { OutboxItem } from './outbox-item';
import { createOutboxStorage } from './outbox-storage';
import type { Batch } from './next-batch';

type Acknowledgement = Awaited<ReturnType<ConstructorParameters<typeof Outbox>[0]['send']>>;

function item(entry: EntryInput, changes: Partial<OutboxItem> = {}): OutboxItem {
  return {
    entry,
    tournamentId: 'cup-1',
    matchId: 'match-1',
    accessId: 'link-1',
    refusal: null,
    ...changes,
  };
}

const kickOff: EntryInput = { kind: 'phase', to: 'first-half', on: null, entryId: 'kick-off', at: 1 };
const goal = (entryId: string): EntryInput => ({
  kind: 'goal',
  side: 'local',
  half: 'first-half',
  playerId: null,
  entryId,
  at: 2,
});

/** Starts an outbox whose server judges entries like the real one. */
function startOutbox(api = new FakeScoreApi(), storage = createOutboxStorage(openDeviceStore().use)) {
  const sent: string[][] = [];
  const logs: (readonly Entry[])[] = [];
  const outbox = new Outbox({
    storage,
    inTurn: (task) => task(),
    onLog: (log) => logs.push(log.entries),
    async send({ entries, matchId }: Batch) {
      sent.push(entries.map(({ entryId }) => entryId));
      const response = await api
        .fetch('/api/score/entries', {
          headers: { Authorization: `Scorer ${api.deviceKey}` },
          body: JSON.stringify({ tournamentId: 'cup-1', matchId, entries }),
        })
        .catch((cause: unknown) => {
          throw new ApiError({ status: null, cause });
        });
      const { data, errors } = (await response.json()) as {
        data: Acknowledgement;
        errors?: { msg: string }[];
      };
      if (errors) throw new ApiError({ status: response.status, items: errors });
      return data;
    },
  });
  const ids = () => outbox.store.getState().items.map(({ entry }) => entry.entryId);
  return { api, outbox, sent, logs, ids };
}

const settle = (milliseconds = 10) => vi.advanceTimersByTimeAsync(milliseconds);

/** Enters the items and waits until they are shown. Time passes meanwhile, so the items may already have been sent. */
async function enter(outbox: Outbox, items: readonly OutboxItem[]) {
  let isShown = false;
  void outbox.enter(items).then(() => (isShown = true));
  while (!isShown) await vi.advanceTimersToNextTimerAsync();
}

describe('the outbox', () => {
  beforeEach(() => {
    freshDatabase();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('sends what is entered in its order, and lets go of what was acknowledged', async () => {
    const { outbox, sent, ids, logs } = startOutbox();
    await enter(outbox, [item(kickOff), item(goal('a')), item(goal('b'))]);
    expect(ids()).toEqual(['kick-off', 'a', 'b']);
    await settle();
    expect(sent).toEqual([['kick-off'], ['a', 'b']]);
    expect(ids()).toEqual([]);
    expect(logs.at(-1)).toHaveLength(3);
  });

  test('sends again with growing pauses while there is no answer, and enters nothing twice', async () => {
    const { api, outbox, sent, ids } = startOutbox();
    api.losesAnswers = true;
    await enter(outbox, [item(kickOff)]);
    await settle(8_000);
    // The four calls are sent at 0, 1, 3 and 7 seconds.
    expect(sent).toHaveLength(4);
    expect(outbox.store.getState().isInTrouble).toBe(true);
    expect(ids()).toEqual(['kick-off']);
    api.losesAnswers = false;
    outbox.sendNow();
    await settle();
    expect(ids()).toEqual([]);
    expect(outbox.store.getState().isInTrouble).toBe(false);
    expect(api.logs.get('match-1')?.entries).toHaveLength(1);
  });

  test('sends what another tab has stored, which may be closed before it has', async () => {
    const storage = createOutboxStorage(openDeviceStore().use);
    const closed = startOutbox(new FakeScoreApi(), storage);
    closed.api.isOffline = true;
    const other = startOutbox(new FakeScoreApi(), storage);
    await enter(closed.outbox, [item(kickOff)]);
    void other.outbox.follow();
    await settle(100);
    expect(other.sent).toEqual([['kick-off']]);
    expect(other.ids()).toEqual([]);
  });

  test.each([500, 503, 429])('keeps and sends again what was answered with %i', async (status) => {
    const { api, outbox, ids } = startOutbox();
    api.failsWith = status;
    await enter(outbox, [item(kickOff)]);
    await settle();
    expect(ids()).toEqual(['kick-off']);
    api.failsWith = null;
    await settle(2_000);
    expect(ids()).toEqual([]);
  });

  test('keeps what was refused, with the reason, until somebody decides', async () => {
    const { outbox, ids } = startOutbox();
    await enter(outbox, [item(goal('too-early'))]);
    await settle();
    expect(outbox.store.getState().items).toMatchObject([{ refusal: 'match_has_not_begun' }]);
    await enter(outbox, [item(kickOff)]);
    await settle();
    expect(ids()).toEqual(['too-early']);
    void outbox.enterAgain('too-early', { entry: goal('too-early'), accessId: 'link-1' });
    await settle();
    expect(ids()).toEqual([]);
    await enter(outbox, [item({ ...kickOff, to: 'second-half', on: 'nothing', entryId: 'c' })]);
    await settle();
    void outbox.discard('c');
    await settle();
    expect(ids()).toEqual([]);
  });

  test('finds the entry for which a whole call is refused, and sends the others', async () => {
    const { outbox, ids, api } = startOutbox();
    const { fetch } = api;
    const spoilt = vi.spyOn(api, 'fetch');
    spoilt.mockImplementation(async (url, init) =>
      String(init?.body).includes('"bad"')
        ? Response.json({ errors: [{ msg: 'entry_is_not_valid' }] }, { status: 422 })
        : fetch(url, init),
    );
    await enter(outbox, [item(kickOff)]);
    await settle();
    await enter(outbox, [item(goal('a')), item(goal('bad')), item(goal('c'))]);
    await settle(50);
    expect(ids()).toEqual(['bad']);
    expect(outbox.store.getState().items).toMatchObject([{ refusal: 'entry_is_not_valid' }]);
    expect(api.logs.get('match-1')?.entries.map(({ entryId }) => entryId)).toEqual(['kick-off', 'a', 'c']);
  });

  test('keeps what a match does not take that was moved to another court, and goes on with the others', async () => {
    const { outbox, api } = startOutbox();
    const { fetch } = api;
    vi.spyOn(api, 'fetch').mockImplementation(async (url, init) =>
      String(init?.body).includes('"match-2"')
        ? Response.json({ errors: [{ msg: 'match_is_not_of_this_link' }] }, { status: 403 })
        : fetch(url, init),
    );
    const moved = ['a', 'b'].map((entryId) => ({ ...item(goal(entryId)), matchId: 'match-2' }));
    await enter(outbox, [...moved, item(kickOff)]);
    await settle(50);
    expect(outbox.store.getState().items).toMatchObject([
      { entry: { entryId: 'a' }, refusal: 'match_is_not_of_this_link' },
      { entry: { entryId: 'b' }, refusal: 'match_is_not_of_this_link' },
    ]);
    expect(api.logs.get('match-1')?.entries).toHaveLength(1);
  });

  test('stops when the link is revoked, and keeps everything', async () => {
    const { api, outbox, ids, sent } = startOutbox();
    api.isRevoked = true;
    await enter(outbox, [item(kickOff), item(goal('a'))]);
    await settle(60_000);
    expect(sent).toHaveLength(1);
    expect(ids()).toEqual(['kick-off', 'a']);
    expect(outbox.store.getState().blocked).toEqual({ 'link-1': 'scorer_link_was_revoked' });
    expect(outbox.store.getState().items.every(({ refusal }) => refusal === null)).toBe(true);
  });

  test('loses nothing when the page is loaded again', async () => {
    const { api, outbox } = startOutbox();
    api.isOffline = true;
    await enter(outbox, [item(kickOff), item(goal('a'))]);
    const again = startOutbox();
    again.api.isOffline = true;
    void again.outbox.load();
    await settle();
    expect(again.ids()).toEqual(['kick-off', 'a']);
    again.api.isOffline = false;
    again.outbox.sendNow();
    await settle(50);
    expect(again.ids()).toEqual([]);
    expect(again.api.logs.get('match-1')?.entries).toHaveLength(2);
  });

  test('shows nothing that would not survive', async () => {
    const storage = createOutboxStorage(openDeviceStore().use);
    const { outbox, ids } = startOutbox(new FakeScoreApi(), storage);
    let store = (): void => undefined;
    const { update } = storage;
    vi.spyOn(storage, 'update').mockImplementationOnce(async (change) => {
      await new Promise<void>((resolve) => (store = resolve));
      return update(change);
    });
    void outbox.enter([item(kickOff)]);
    await settle();
    expect(ids()).toEqual([]);
    store();
    await vi.waitUntil(() => ids().length === 1);
  });

  test('survives whatever lies in the storage', async () => {
    for (const rubbish of ['{', {}, [1, null, { entry: 3 }], 'text', undefined]) {
      void set('outbox', rubbish, openDeviceStore().use);
      await settle();
      const { outbox, ids } = startOutbox();
      void outbox.load();
      await settle();
      expect(ids()).toEqual([]);
      expect(outbox.store.getState().storage).toBe('keeps');
    }
  });

  test('sends a goal at once, also one that an older build has stored to hold it back for its scorer', async () => {
    const { outbox, sent } = startOutbox();
    await enter(outbox, [item(kickOff), item(goal('a'))]);
    await settle();
    expect(sent.flat()).toEqual(['kick-off', 'a']);

    const held = { ...item(goal('b')), heldUntil: Date.now() + 6_000 };
    void set('outbox', [held], openDeviceStore().use);
    await settle();
    void outbox.load();
    await settle();
    expect(sent.flat()).toEqual(['kick-off', 'a', 'b']);
  });

  test('follows the change of phase of somebody who pressed the same button first', async () => {
    const { api, outbox, ids } = startOutbox();
    api.enter('match-1', [{ ...kickOff, entryId: 'theirs' }]);
    const end: EntryInput = { kind: 'phase', to: 'half-time', on: 'kick-off', entryId: 'end', at: 3 };
    await enter(outbox, [item(kickOff), item(goal('a')), item({ ...end, to: 'finished', shown: undefined })]);
    await settle(50);
    // The server refused the end for its missing score and not for its phase, so the end referred to the other person's entry when it was
    // sent.
    expect(outbox.store.getState().items).toMatchObject([
      { entry: { on: 'theirs' }, refusal: 'score_is_mandatory_at_the_end' },
    ]);
    expect(ids()).toEqual(['end']);
  });

  test('follows the end of somebody who has ended with the result that was typed here', async () => {
    const { api, outbox, ids } = startOutbox();
    const shown = (local: number) => ({ goals: { local, visitor: 0 }, kicks: null, basis: [] });
    api.enter('match-1', [
      kickOff,
      { kind: 'phase', to: 'finished', on: 'kick-off', shown: shown(1), entryId: 'theirs', at: 3 },
    ]);
    const typed = (on: string, entryId: string, local: number): EntryInput => ({
      kind: 'score',
      finishes: true,
      on,
      shown: shown(local),
      entryId,
      at: 4,
    });
    await enter(outbox, [item(typed('kick-off', 'same', 1)), item(typed('same', 'corrected', 2))]);
    await settle(50);
    expect(ids()).toEqual([]);
    expect(api.logs.get('match-1')?.entries.at(-1)).toMatchObject({ entryId: 'corrected', on: 'theirs' });
  });
});
