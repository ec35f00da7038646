import { describe, expect, it } from 'vitest';
import type { Scorer } from '../../storage/logs/scorer-links';
import { reachOf, type ScoredMatch } from './scored-match';

const LEFT_AT = 1_000;

/** A device of the link for Court 1. */
const scorer = {
  link: { scope: { kind: 'court', court: 'Court 1' } },
  device: { deviceId: 'phone' },
} as Scorer;

/** A match on Court 2 with entries in its log. */
function scoredMatch(log: object, location = 'Court 2'): ScoredMatch {
  const courtsLeft = [{ court: 'court 1', at: LEFT_AT }];
  return { match: { location }, snapshot: { log: { entries: [], courtsLeft, ...log } } } as never;
}

const entered = (by: string, receivedAt: number) => ({ entries: [{ by, receivedAt }] });

describe('the reach of a link', () => {
  it.each<[string, ScoredMatch, number]>([
    ['ends nowhere on its court', scoredMatch({}, ' COURT 1'), Infinity],
    [
      'ends with the move for whoever had entered something',
      scoredMatch(entered('phone', LEFT_AT - 1)),
      LEFT_AT,
    ],
    [
      'ends so too where that was moved to another match',
      scoredMatch({ moved: { by: ['phone'], entryIds: ['a'], at: LEFT_AT - 1 } }),
      LEFT_AT,
    ],
  ])('%s', (_, scored, reach) => {
    expect(reachOf(scorer, scored)).toBe(reach);
  });

  it.each<[string, ScoredMatch]>([
    ['of which nothing had arrived', scoredMatch({})],
    ['of which something arrived later', scoredMatch(entered('phone', LEFT_AT + 1))],
    ['whose link has another device that had entered', scoredMatch(entered('other phone', LEFT_AT - 1))],
    [
      'when nobody knows when the match was moved',
      scoredMatch({ ...entered('phone', 1), courtsLeft: undefined }),
    ],
    ['when nothing was ever entered', { match: { location: 'Court 2' }, snapshot: { log: null } } as never],
  ])('is none for a device %s', (_, scored) => {
    expect(() => reachOf(scorer, scored)).toThrow(
      expect.objectContaining({ errors: [{ msg: 'match_is_not_of_this_link' }] }),
    );
  });
});
