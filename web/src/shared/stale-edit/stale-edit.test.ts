import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error';
import { currentRecordOf, findDifferences } from './stale-edit';

describe('a stale edit', () => {
  test('differs in each field that somebody else changed since it started', () => {
    const base = { Time: '10:00', Location: 'Hall' };
    const mine = { Time: '11:00', Location: 'Gym' };
    const theirs = { Time: '12:00', Location: 'Hall' };
    expect(findDifferences(base, mine, theirs)).toEqual([{ label: 'Time', mine: '11:00', theirs: '12:00' }]);
  });

  test('the current record comes with the refusal of a stale edit, and with no other', () => {
    const data = { current: { name: 'Lions' } };
    const stale = new ApiError({ status: 409, items: [{ msg: 'changed_by_someone_else' }], data });
    const taken = new ApiError({ status: 409, items: [{ msg: 'team_name_already_exists' }], data });
    expect(currentRecordOf(stale)).toEqual({ name: 'Lions' });
    expect(currentRecordOf(taken)).toBeNull();
    expect(currentRecordOf(new Error('offline'))).toBeNull();
  });
});
