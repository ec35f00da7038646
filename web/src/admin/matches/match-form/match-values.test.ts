import { describe, expect, test } from 'vitest';
import { buildKnownMatch } from '../../../testing/build-view';
import { changeValues, mergeTheirs, valuesOf } from './match-values';

const base = valuesOf(buildKnownMatch('Lions', 'Bears', { time: '10:00', location: 'Hall 1' }));
const mine = changeValues(base, { location: 'Hall 2', local: { goals: '2' }, visitor: { goals: '1' } });

describe('going on from a match that somebody else has saved', () => {
  test('what they changed is theirs, and the rest stays as it was typed', () => {
    const theirs = changeValues(base, { time: '11:00' });
    expect(mergeTheirs(base, mine, theirs)).toEqual({ ...mine, time: '11:00' });
  });

  test('a score is never put together from both', () => {
    const theirs = changeValues(base, { local: { goals: '0' }, visitor: { goals: '0' } });
    const merged = mergeTheirs(
      base,
      changeValues(base, { local: { goals: '2' }, location: 'Hall 2' }),
      theirs,
    );
    expect(merged).toEqual({ ...theirs, location: 'Hall 2' });
  });

  test('a score that was typed for other teams goes with them', () => {
    const theirs = changeValues(base, { visitor: { teamId: 'team-Foxes' } });
    expect(mergeTheirs(base, mine, theirs)).toEqual({ ...theirs, location: 'Hall 2' });
  });
});
