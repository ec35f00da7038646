import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDeviceStore } from './device-store';
import { KnownAnswers } from './known-answers';

function logAt(revision: number, ...ids: readonly string[]) {
  const entries = ids.map((entryId) => ({
    ...({ kind: 'foul', side: 'local', half: 'first-half', entryId, at: 0 } as const),
    ...{ by: '', receivedAt: 0 },
  }));
  return { matchId: 'match-1', revision, entries, names: {} };
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

function openDevice() {
  const answers = new KnownAnswers(openDeviceStore().use);
  return { answers, revision: () => answers.store.getState().logs['match-1']?.revision };
}

describe('the log that a device knows', () => {
  beforeEach(() => {
    freshDatabase();
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => void vi.useRealTimers());

  test('is the newest of answers that overtake each other', () => {
    const { answers, revision } = openDevice();
    answers.receiveLog(logAt(6, 'a'));
    seconds(9);
    answers.receiveLog(logAt(5));
    expect(revision()).toBe(6);
  });

  test('is an older one that goes on being answered: a backup has been put back', () => {
    const { answers, revision } = openDevice();
    for (let poll = 0; poll < 20; poll += 1) {
      answers.receiveLog(logAt(6, 'a'));
      seconds(3);
    }
    answers.receiveLog(logAt(0));
    expect(revision()).toBe(6);
    seconds(9);
    answers.receiveLog(logAt(0));
    expect(revision()).toBe(0);
  });

  test('gives way to any answer after the page is opened again', async () => {
    const before = openDevice();
    before.answers.receiveLog(logAt(6, 'a'));
    await vi.waitFor(async () => {
      const { answers, revision } = openDevice();
      await answers.recall();
      expect(revision()).toBe(6);
      answers.receiveLog(logAt(0));
      expect(revision()).toBe(0);
    });
  });

  test('is the one with other entries where a revision comes again', () => {
    const { answers } = openDevice();
    answers.receiveLog(logAt(6, 'a'));
    answers.receiveLog(logAt(6, 'b'));
    expect(answers.store.getState().logs['match-1']?.entries[0]?.entryId).toBe('b');
  });
});
