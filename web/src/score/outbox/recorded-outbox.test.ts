import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import {
  RECORDED_ENTRIES,
  RECORDED_MATCHES,
  RECORDED_OUTBOX,
} from '@futsal-cup/domain/testing/recorded-outbox';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi } from '../../testing/fake-score-api';
import { freshDatabase } from '../../testing/fresh-database';
import { askServer } from './desk/calls';
import { openDeviceStore } from './desk/device-store';
import { Outbox } from './outbox';
import { createOutboxStorage } from './outbox-storage';
import type { Acknowledgement } from './sender';

const LAST = Math.max(...RECORDED_ENTRIES.map(({ entry }) => entry.at));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the page on a phone that has these items in its storage, and waits until it has nothing more to send. */
async function openPageWith(items: readonly object[], api: FakeScoreApi) {
  freshDatabase();
  const store = openDeviceStore();
  await Promise.all([set('outbox', items, store.use), vi.advanceTimersByTimeAsync(100)]);
  const outbox = new Outbox({
    storage: createOutboxStorage(store.use),
    inTurn: (task) => task(),
    onLog: () => undefined,
    send: (body) =>
      askServer<Acknowledgement>(
        { call: 'enterInMatchLog', body, authorization: 'Scorer key' },
        (url, init) => api.fetch(String(url), init),
      ),
  });
  void outbox.load();
  // An earlier build waited for the scorer of a goal before it sent the goal; this time is longer than any such delay.
  await vi.advanceTimersByTimeAsync(10_000);
  return outbox.store.getState().items;
}

/** A phone gets the build of today while its outbox has entries of an older one. */
test('what an older build had stored leaves whole, entry by entry in its order, and none is refused', async () => {
  const api = new FakeScoreApi({
    rules: { ...MATCH_RULE_PRESETS.futsal, forfeitGoals: 3 },
    matches: Object.values(RECORDED_MATCHES).map((matchId) => buildScorerMatch({ matchId, group: null })),
    now: () => LAST,
  });
  const isInLog = (matchId: string, entryId: string) =>
    api.logs.get(matchId)?.entries.some((entry) => entry.entryId === entryId) ?? false;
  const outboxes = new Map<string, typeof RECORDED_OUTBOX>();
  for (const each of RECORDED_OUTBOX) {
    const name = `${each.phone}: ${each.when}`;
    outboxes.set(name, [...(outboxes.get(name) ?? []), each]);
  }
  const left: object[] = [];
  for (const { match, entry } of RECORDED_ENTRIES) {
    const matchId = RECORDED_MATCHES[match];
    const isOf = ({ item }: (typeof RECORDED_OUTBOX)[number]) => item.entry.entryId === entry.entryId;
    for (const [name, items] of outboxes) {
      if (!items.some(isOf)) continue;
      outboxes.delete(name);
      vi.setSystemTime(Math.max(...items.map(({ item }) => item.entry.at)));
      left.push(
        ...(await openPageWith(
          items.map(({ item }) => item),
          api,
        )),
      );
    }
    if (!isInLog(matchId, entry.entryId)) api.enter(matchId, [entry]);
  }
  expect(left).toEqual([]);
  expect(outboxes.size).toBe(0);
  const missing = RECORDED_ENTRIES.filter(
    ({ outcome, match, entry }) => outcome === 'taken' && !isInLog(RECORDED_MATCHES[match], entry.entryId),
  );
  expect(missing).toEqual([]);
});
