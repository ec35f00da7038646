import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { tournamentDateSchema, tournamentNameSchema } from '@futsal-cup/domain/cup/record-fields';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allOf, expectSameRule, typedText } from '../../../testing/same-rule';
import { detailsSchema } from './details-schema';

const server = allOf({ name: tournamentNameSchema, date: tournamentDateSchema });

function problemOf(date: string, timeZone: string, dateAsSet?: string): string | null {
  try {
    detailsSchema(dateAsSet).validateSync({ name: '', date, timeZone });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

describe('the details of a tournament', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-06-10T23:30:00Z') });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('the form accepts the details that the server accepts', () => {
    const values = fc.record({
      name: typedText,
      date: fc.constantFrom('', '2098-02-28', '2098-02-30', '2026-06-11', 'soon'),
      timeZone: fc.constant('UTC'),
    });
    expectSameRule(values, detailsSchema(), server, ({ name, date }) => ({ name, date }));
  });

  test('the date must be there, be real, and not be past', () => {
    expect(problemOf('', 'UTC')).toBe('Date is mandatory');
    expect(problemOf('2026-02-30', 'UTC')).toBe('Invalid date format');
    expect(problemOf('2026-06-09', 'UTC')).toBe('Date must be future');
  });

  test('today in the chosen time zone is not past', () => {
    expect(todayIn('Europe/Zurich', Date.now())).toBe('2026-06-11');
    expect(problemOf('2026-06-10', 'UTC')).toBeNull();
    expect(problemOf('2026-06-10', 'Europe/Zurich')).toBe('Date must be future');
  });

  test('a past date that is set already is accepted', () => {
    expect(problemOf('2020-01-01', 'UTC', '2020-01-01')).toBeNull();
  });
});
