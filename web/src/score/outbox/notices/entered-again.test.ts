import type { Entry, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { describe, expect, test } from 'vitest';
import { enteredAgain } from './entered-again';

const made = (entry: EntryInput): Entry => ({ ...entry, by: 'device', receivedAt: entry.at });
const begun = made({ kind: 'phase', to: 'first-half', on: null, entryId: 'begun', at: 1_000 });
const goal = made({
  kind: 'goal',
  side: 'local',
  half: 'first-half',
  playerId: null,
  entryId: 'goal',
  at: 5_000,
});
const now = foldLog([begun, goal], DEFAULT_MATCH_RULES);

const before = { goals: { local: 0, visitor: 0 }, kicks: null, basis: [] };

describe('an entry that was refused and is entered again', () => {
  test('ends the match with the score of now, behind all that is in it', () => {
    const end: EntryInput = {
      kind: 'phase',
      to: 'finished',
      on: 'other',
      shown: before,
      entryId: 'end',
      at: 3_000,
    };
    const shown = { goals: { local: 1, visitor: 0 }, kicks: null, basis: ['goal'] };
    expect(enteredAgain(end, now)).toEqual({ ...end, on: 'begun', shown, at: 5_000 });
    expect(enteredAgain({ ...end, at: 9_000 }, now)).toMatchObject({ at: 9_000 });
  });

  test('keeps the result that somebody typed, and the time of another change of phase', () => {
    const typed: EntryInput = {
      kind: 'score',
      finishes: true,
      on: null,
      shown: before,
      entryId: 'typed',
      at: 3_000,
    };
    expect(enteredAgain(typed, now)).toEqual({ ...typed, on: 'begun' });
    const pause: EntryInput = { kind: 'phase', to: 'half-time', on: 'other', entryId: 'pause', at: 3_000 };
    expect(enteredAgain(pause, now)).toEqual({ ...pause, on: 'begun' });
  });

  test('is a forfeit whose score the server reckons anew', () => {
    const forfeit: EntryInput = {
      kind: 'forfeit',
      side: 'local',
      on: null,
      shown: { ...before, goals: { local: 7, visitor: 0 } },
      entryId: 'forfeit',
      at: 3_000,
    };
    expect(enteredAgain(forfeit, now)).toEqual({ ...forfeit, on: 'begun', shown: undefined });
  });

  test('is as it was where it changes no phase', () => {
    const foul: EntryInput = { kind: 'foul', side: 'local', half: 'first-half', entryId: 'foul', at: 3_000 };
    expect(enteredAgain(foul, now)).toBe(foul);
  });
});
