import { describe, expect, test } from 'vitest';
import { ApiError } from '../../shelf/api/api-error';
import { currentRecordOf, findDifferences, mergeTheirs } from './stale-edit';

describe('a stale edit', () => {
  test('differs in each field that either of the two has changed', () => {
    const base = { Time: '10:00', Location: 'Hall', Date: '1 May', Referee: 'Anna' };
    const mine = { Time: '11:00', Location: 'Gym', Date: '1 May', Referee: 'Berta' };
    const theirs = { Time: '12:00', Location: 'Hall', Date: '2 May', Referee: 'Berta' };
    expect(findDifferences(base, mine, theirs)).toEqual([
      { label: 'Time', mine: '11:00', theirs: '12:00' },
      { label: 'Location', mine: 'Gym', theirs: 'Hall' },
      { label: 'Date', mine: '1 May', theirs: '2 May' },
    ]);
  });

  test('goes on from theirs where they changed something, and keeps the rest of mine', () => {
    const merge = mergeTheirs<{ name: string; date: string; win: number; draw: number }>([
      ['name'],
      ['date'],
      ['win', 'draw'],
    ]);
    const base = { name: 'Cup', date: '1 May', win: 3, draw: 1 };
    const mine = { name: 'My cup', date: '2 May', win: 2, draw: 1 };
    const theirs = { name: 'Their cup', date: '1 May', win: 3, draw: 0 };
    expect(merge(base, mine, theirs)).toEqual({ name: 'Their cup', date: '2 May', win: 3, draw: 0 });
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
