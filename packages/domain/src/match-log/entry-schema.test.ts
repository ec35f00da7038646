import { describe, expect, it } from 'vitest';
import { MAX_SCORE } from '../cup/limits';
import { MINUTE, shown } from '../testing/build-log';
import { ENTERED_PHASES, HALVES, MAX_ENTRIES } from './entries';
import { entrySchema, storedEntrySchema } from './entry-schema';

const made = { entryId: '7b0c1f6e-2f0a-4c57-9d0f-3a1b2c3d4e5f', at: 1_781_344_800_000 };
const DAY = 24 * 60 * MINUTE;

/** Whether a phone may send an entry with these fields and, if not, the errors that it gets. */
function sent(facts: object): 'taken' | readonly string[] {
  const read = entrySchema.safeParse({ ...made, ...facts });
  if (!read.success) return [...new Set(read.error.issues.map(({ message }) => message))];
  expect(read.data).toEqual({ ...made, ...facts });
  return 'taken';
}

const REFUSED = ['entry_is_not_valid'];

const begin = { kind: 'phase', to: 'first-half', on: null };
const stop = { kind: 'clock', half: 'first-half', action: 'stop' };
const set = { ...stop, action: 'set', elapsed: 0 };
const goal = { kind: 'goal', side: 'local', half: 'first-half', playerId: null };
const kick = { kind: 'kick', side: 'visitor', isIn: true, playerId: null };
const foul = { kind: 'foul', side: 'local', half: 'second-half' };
const timeOut = { ...foul, kind: 'time-out' };
const card = { kind: 'card', side: 'local', half: null, colour: 'yellow', playerId: null };
const score = { kind: 'score', shown: shown(2, 1), finishes: false };
const result = { ...score, finishes: true, on: null };
const forfeit = { kind: 'forfeit', side: 'visitor', on: null };
const undo = { kind: 'undo', of: 'phone-1' };
const everyKind = [begin, stop, set, goal, kick, foul, timeOut, card, score, result, forfeit, undo];

describe('an entry that a phone sends', () => {
  it.each(everyKind)('is taken with what its kind needs: $kind', (facts) => {
    expect(sent(facts)).toBe('taken');
  });

  it.each(everyKind.flatMap((facts) => Object.keys(facts).map((field) => ({ ...facts, field }))))(
    'is refused without what its kind needs: $kind without $field',
    ({ field, ...facts }) => {
      expect(sent({ ...facts, [field]: undefined })).toEqual(REFUSED);
    },
  );

  it.each(everyKind)('is refused with anything that nobody knows: $kind', (facts) => {
    expect(entrySchema.safeParse({ ...made, ...facts, weather: 'rain' }).success).toBe(false);
  });

  it('is refused when its kind is unknown, or when it is no entry at all', () => {
    expect(sent({ ...foul, kind: 'corner' })).toEqual(REFUSED);
    expect(entrySchema.safeParse(null).success).toBe(false);
    expect(entrySchema.safeParse('goal').success).toBe(false);
  });

  it('has a UUID, and an instant from 1970 on in whole milliseconds', () => {
    expect(sent({ ...foul, entryId: 'phone-1' })).toEqual(REFUSED);
    expect(sent({ ...foul, at: 0 })).toBe('taken');
    expect(['2026-06-13', null, -1, 0.5].map((at) => sent({ ...foul, at }))).toEqual(Array(4).fill(REFUSED));
  });

  it('is of one of the two sides, and of a half', () => {
    for (const facts of [goal, foul, timeOut, card]) {
      expect(['local', 'visitor'].map((side) => sent({ ...facts, side }))).toEqual(['taken', 'taken']);
      expect(sent({ ...facts, side: 'home' })).toEqual(REFUSED);
      expect(HALVES.map((half) => sent({ ...facts, half }))).toEqual(HALVES.map(() => 'taken'));
      expect(sent({ ...facts, half: 'half-time' })).toEqual(REFUSED);
    }
  });
});

describe('a change of phase', () => {
  it('leads to every phase that can be entered, but not back to before the match', () => {
    expect(ENTERED_PHASES.map((to) => sent({ ...begin, to }))).toEqual(ENTERED_PHASES.map(() => 'taken'));
    expect(sent({ ...begin, to: 'scheduled' })).toEqual(REFUSED);
  });

  it('follows another one, and says with the finish which score somebody saw', () => {
    expect(sent({ ...begin, to: 'finished', on: 'phone-1', shown: shown(2, 1) })).toBe('taken');
    expect(sent({ ...begin, on: '' })).toEqual(REFUSED);
    expect(sent({ ...begin, shown: null })).toEqual(REFUSED);
  });
});

describe('a button of the clock', () => {
  it('starts, stops, or sets the clock to at most a day', () => {
    expect(sent({ ...stop, action: 'start' })).toBe('taken');
    expect(sent({ ...stop, action: 'reset' })).toEqual(REFUSED);
    expect(sent({ ...set, elapsed: DAY })).toBe('taken');
    expect(sent({ ...set, elapsed: DAY + 1 })).toEqual(REFUSED);
    expect(sent({ ...set, elapsed: -1 })).toEqual(REFUSED);
  });

  it('says what the clock shows only when it sets it', () => {
    expect(entrySchema.safeParse({ ...made, ...stop, elapsed: MINUTE }).success).toBe(false);
  });
});

describe('what happens in a match', () => {
  it('may be a penalty or an own goal, by a player or by nobody knows whom, also told again', () => {
    expect(sent({ ...goal, how: 'penalty', playerId: 'ana' })).toBe('taken');
    expect(sent({ ...goal, how: 'own-goal', replaces: 'phone-1' })).toBe('taken');
    expect(sent({ ...goal, how: 'header' })).toEqual(REFUSED);
    expect(sent({ ...goal, replaces: null })).toEqual(REFUSED);
    expect(sent({ ...goal, playerId: 'a/b' })).not.toBe('taken');
  });

  it('may be a kick that is in or not', () => {
    expect(sent({ ...kick, isIn: false })).toBe('taken');
    expect(sent({ ...kick, isIn: 'yes' })).toEqual(REFUSED);
  });

  it('may be a yellow or a red card, also outside the halves', () => {
    expect(sent({ ...card, colour: 'red', half: 'first-half', playerId: 'ana' })).toBe('taken');
    expect(sent({ ...card, colour: 'red', how: 'second-yellow' })).toBe('taken');
    expect(sent({ ...card, isOfficial: true })).toBe('taken');
    expect(sent({ ...card, isOfficial: false })).toEqual(REFUSED);
    expect(sent({ ...card, how: 'penalty' })).toEqual(REFUSED);
    expect(sent({ ...card, colour: 'blue' })).toEqual(REFUSED);
    expect(sent({ ...card, playerId: 'ana', replaces: 'phone-1' })).toBe('taken');
    expect(sent({ ...card, replaces: null })).toEqual(REFUSED);
    expect(sent({ ...foul, half: null })).toEqual(REFUSED);
  });
});

describe('a score in numbers', () => {
  const withGoals = (local: unknown) =>
    sent({ ...score, shown: { ...score.shown, goals: { local, visitor: 0 } } });
  const withBasis = (basis: unknown) => sent({ ...score, shown: { ...score.shown, basis } });

  it('has whole goals from none to the most that a match may have', () => {
    expect([0, MAX_SCORE].map(withGoals)).toEqual(['taken', 'taken']);
    expect([-1, MAX_SCORE + 1, 1.5, '2', null].map(withGoals)).toEqual(Array(5).fill(REFUSED));
  });

  it('has the kicks of both sides where there was a shoot-out', () => {
    expect(sent({ ...score, shown: shown(1, 1, { kicks: { local: 4, visitor: 3 } }) })).toBe('taken');
    expect(sent({ ...score, shown: { ...score.shown, kicks: { local: 4 } } })).toEqual(REFUSED);
  });

  it('names the entries that it was made of, as many as a log has', () => {
    expect(withBasis(Array(MAX_ENTRIES).fill('phone-1'))).toBe('taken');
    expect(withBasis(Array(MAX_ENTRIES + 1).fill('phone-1'))).toEqual(REFUSED);
    expect(withBasis('phone-1')).toEqual(REFUSED);
    expect(withBasis(['a'.repeat(100)])).toBe('taken');
    expect(['', 'a'.repeat(101), 'a/b', 'a b', 1].map((id) => withBasis([id]))).toEqual(
      Array(5).fill(REFUSED),
    );
  });

  it('follows a change of phase only when it finishes the match', () => {
    expect(sent({ ...result, on: 'phone-1' })).toBe('taken');
    expect(entrySchema.safeParse({ ...made, ...score, on: null }).success).toBe(false);
    expect(sent({ ...score, finishes: 'no' })).toEqual(REFUSED);
  });
});

describe('an entry as the log has it', () => {
  const stored = { ...made, ...foul, by: 'phone', receivedAt: made.at };
  const isKept = (change: object) => storedEntrySchema.safeParse({ ...stored, ...change }).success;

  it('says who made it and when it came; the score from before the log was made by nobody and has no UUID', () => {
    expect(isKept({})).toBe(true);
    expect(isKept({ entryId: 'score-before-the-log', by: '' })).toBe(true);
    expect(isKept({ by: undefined })).toBe(false);
    expect(isKept({ receivedAt: undefined })).toBe(false);
    expect(isKept({ receivedAt: -1 })).toBe(false);
  });

  it('is by a device or an account whose id has at most 128 characters', () => {
    expect(isKept({ by: 'd'.repeat(128) })).toBe(true);
    expect(isKept({ by: 'd'.repeat(129) })).toBe(false);
  });

  it('may have marks, which no phone sends', () => {
    expect(isKept({ saidAt: made.at - MINUTE })).toBe(true);
    const end = { ...made, ...score, by: 'phone', receivedAt: made.at, isOtherEnd: true };
    expect(storedEntrySchema.safeParse(end).success).toBe(true);
    expect(isKept({ saidAt: 'noon' })).toBe(false);
    expect(isKept({ isOtherEnd: false })).toBe(false);
    expect(entrySchema.safeParse({ ...made, ...foul, saidAt: made.at }).success).toBe(false);
    expect(entrySchema.safeParse({ ...made, ...score, isOtherEnd: true }).success).toBe(false);
  });
});
