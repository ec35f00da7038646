import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../shelf/api/api-error';
import { enterItems } from './outbox-changes';
import type { OutboxItem } from './outbox-item';
import { AskLaterError } from './read-failure';
import { type Acknowledgement, Sender } from './sender';

const foul = (entryId: string): EntryInput => ({
  kind: 'foul',
  side: 'local',
  half: 'first-half',
  entryId,
  at: 0,
});

const item = (entryId: string, matchId = 'match-1'): OutboxItem => ({
  entry: foul(entryId),
  tournamentId: 'cup-1',
  matchId,
  accessId: 'link-1',
  refusal: null,
});

const noLog = { matchId: 'match-1', revision: 0, entries: [], names: {} };

/** Starts a sender of these entries, and returns the times of its calls in seconds. */
function startSender(
  answer: (matchId: string) => Promise<unknown>,
  entered: readonly OutboxItem[] = [item('a')],
) {
  let items = enterItems(entered)([]);
  const calls: number[] = [];
  const started = Date.now();
  const sender = new Sender(
    {
      inTurn: (task) => task(),
      onLog: () => undefined,
      async send({ entries, matchId }): Promise<Acknowledgement> {
        calls.push((Date.now() - started) / 1_000);
        const malformed = await answer(matchId);
        if (malformed !== undefined) return malformed as Acknowledgement;
        const verdicts = entries.map(({ entryId }) => ({ entryId, outcome: 'taken' }) as const);
        return { now: 0, verdicts, log: noLog };
      },
    },
    {
      items: () => items,
      blocked: () => new Set(),
      reload: async () => undefined,
      change: async (change) => void (items = change(items)),
      block: () => undefined,
      setTrouble: () => undefined,
    },
  );
  return { sender, calls, items: () => items };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

describe('sending', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('pauses for longer after each failure, and does not for what is entered meanwhile', async () => {
    const { sender, calls } = startSender(() => Promise.reject(new ApiError({ status: 503 })));
    sender.sendNow();
    await seconds(2);
    sender.send();
    await seconds(60);
    expect(calls).toEqual([0, 1, 4, 8, 16, 31, 61]);
  });

  test('pauses for as long as the server asks, even when the network is back', async () => {
    const busy = new ApiError({ status: 429, items: [{ msg: 'too_many_attempts' }] });
    const { sender, calls } = startSender(() => Promise.reject(new AskLaterError(busy, 20_000)));
    sender.sendNow();
    await seconds(10);
    sender.sendNow();
    await seconds(15);
    expect(calls).toEqual([0, 20]);
  });

  test('goes on at once when the network is back', async () => {
    let isOffline = true;
    const { sender, calls, items } = startSender(() =>
      isOffline ? Promise.reject(new ApiError({ status: null })) : Promise.resolve(),
    );
    sender.sendNow();
    await seconds(5);
    isOffline = false;
    sender.sendNow();
    await seconds(0);
    expect(calls).toEqual([0, 1, 3, 5]);
    expect(items()).toEqual([]);
  });

  test.each([
    ['a log-in page of the network', new ApiError({ status: 403 })],
    ['an address that is not there during a deploy', new ApiError({ status: 404 })],
    ['a page instead of an answer', new ApiError({ status: 502 })],
  ])('takes %s for no answer: it refuses nothing', async (_, error) => {
    const { sender, calls, items } = startSender(() => Promise.reject(error));
    sender.sendNow();
    await seconds(4);
    expect(calls).toHaveLength(3);
    expect(items()).toEqual([item('a')]);
  });

  test('pauses for longer after each answer that it cannot read', async () => {
    vi.stubGlobal('reportError', () => undefined);
    const { sender, calls, items } = startSender(async () => ({ now: 0, log: noLog }));
    sender.sendNow();
    await seconds(16);
    vi.unstubAllGlobals();
    expect(calls).toEqual([0, 1, 3, 7, 15]);
    expect(items()).toEqual([item('a')]);
  });

  test('goes on with other matches while the server fails for one', async () => {
    const fail = async (matchId: string) => {
      if (matchId === 'match-1') throw new ApiError({ status: 500 });
    };
    const { sender, items } = startSender(fail, [item('a'), item('b', 'match-2'), item('c', 'match-3')]);
    sender.sendNow();
    await seconds(3);
    expect(items()).toEqual([item('a')]);
  });

  test('notes the reason where the API itself refuses', async () => {
    const error = new ApiError({ status: 404, items: [{ msg: 'match_not_found' }] });
    const { sender, items } = startSender(() => Promise.reject(error));
    sender.sendNow();
    await seconds(1);
    expect(items()).toEqual([{ ...item('a'), refusal: 'match_not_found' }]);
  });
});
