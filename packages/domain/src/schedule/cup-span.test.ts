import { describe, expect, it } from 'vitest';
import { cupTimeOf, isSameSpan, NO_SPAN, spanOf } from './cup-span';

const at = (date: string, location: string) => ({ date, location });

describe('the span of a cup', () => {
  it('ends with its last match, and is where most of them are played', () => {
    const matches = [at('2026-06-14', 'Hardau'), at('2026-06-13', 'Blumenfeld'), at('2026-06-13', 'Hardau')];
    expect(spanOf(matches)).toEqual({ lastDay: '2026-06-14', place: 'Hardau' });
  });

  it('takes the first place by name of two with as many matches, in any order', () => {
    const matches = [at('2026-06-13', 'Court 2'), at('2026-06-13', 'Court 1')];
    expect(spanOf(matches).place).toBe('Court 1');
    expect(spanOf(matches.toReversed()).place).toBe('Court 1');
  });

  it('is open without a match, and without a place where no match has one', () => {
    expect(spanOf([])).toEqual({ lastDay: null, place: null });
    expect(spanOf([])).toEqual(NO_SPAN);
    expect(spanOf([at('2026-06-13', '')])).toEqual({ lastDay: '2026-06-13', place: null });
  });

  it('is the same when the list says the same: another last day or another place changes it', () => {
    const span = { lastDay: '2026-06-14', place: 'Hardau' };
    expect(isSameSpan(span, { ...span })).toBe(true);
    expect(isSameSpan(span, { ...span, lastDay: '2026-06-15' })).toBe(false);
    expect(isSameSpan(span, { ...span, place: 'Blumenfeld' })).toBe(false);
    expect(isSameSpan(span, NO_SPAN)).toBe(false);
  });
});

describe('the time of a cup', () => {
  const cup = { date: '2026-06-13', lastDay: '2026-06-14' };

  it.each([
    ['2026-06-12', 'coming'],
    ['2026-06-13', 'running'],
    ['2026-06-14', 'running'],
    ['2026-06-15', 'past'],
  ])('is on %s: %s', (today, time) => {
    expect(cupTimeOf(cup, today)).toBe(time);
  });

  it('is its date where no last day is known, or one before it', () => {
    expect(cupTimeOf({ date: '2026-06-13' }, '2026-06-13')).toBe('running');
    expect(cupTimeOf({ date: '2026-06-13', lastDay: '2026-06-12' }, '2026-06-13')).toBe('running');
    expect(cupTimeOf({ date: '2026-06-13', lastDay: null }, '2026-06-14')).toBe('past');
  });
});
