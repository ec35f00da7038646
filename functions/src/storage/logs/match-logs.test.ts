import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { KICK_OFF, LogBuilder, MINUTE, received } from '@futsal-cup/domain/testing/build-log';
import { expect, it } from 'vitest';
import { addFacts } from './match-logs';

it('what an administrator enters arrives after all that is in the log, also where another server was ahead', () => {
  const kickOff = new LogBuilder().make({ kind: 'phase', to: 'first-half', on: null }, 0);
  const before = [received(kickOff, KICK_OFF + MINUTE)];
  const undo: EntryFacts = { kind: 'undo', of: kickOff.entryId };
  const arrivals = (now: number) =>
    addFacts(before, [undo, undo], { by: 'admin', now }).map(({ receivedAt }) => receivedAt - KICK_OFF);
  expect(arrivals(KICK_OFF)).toEqual([MINUTE, MINUTE + 1, MINUTE + 2]);
  expect(arrivals(KICK_OFF + 2 * MINUTE)).toEqual([MINUTE, 2 * MINUTE, 2 * MINUTE + 1]);
});
