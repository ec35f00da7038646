import { describe, expect, it } from 'vitest';
import { leaveCourt, leftScopeAt, MAX_COURTS_LEFT, type CourtLeft } from './courts-left';

/** The courts that a match has left after it was moved along these courts, one minute apart. */
function leaveOneByOne(...courts: readonly string[]): readonly CourtLeft[] {
  return courts.slice(1).reduce<readonly CourtLeft[]>((left, to, index) => {
    return leaveCourt(left, { from: courts[index] ?? '', to }, index);
  }, []);
}

const ofCourt = (court: string) => ({ kind: 'court', court }) as const;

describe('the courts that a match has left', () => {
  it('are told with when that was, whatever their case', () => {
    const left = leaveOneByOne('Court 1', 'Court 2', 'Court 3');
    expect(leftScopeAt(ofCourt('court  1'), left)).toBe(0);
    expect(leftScopeAt(ofCourt('COURT 2'), left)).toBe(1);
    expect(leftScopeAt(ofCourt('Court 3'), left)).toBeNull();
  });

  it('are no longer those to which it has come back, and told anew when it leaves them again', () => {
    expect(leaveOneByOne('Court 1', 'Court 2', ' court 1')).toEqual([{ court: 'Court 2', at: 1 }]);
    expect(leaveOneByOne('Court 1', 'Court 2', 'Court 1', 'Court 3')).toEqual([
      { court: 'Court 2', at: 1 },
      { court: 'Court 1', at: 2 },
    ]);
  });

  it('are the last ones, however often it moves', () => {
    const left = leaveOneByOne(...Array.from({ length: 50 }, (_, index) => `Court ${index}`));
    expect(left).toHaveLength(MAX_COURTS_LEFT);
    expect(left.at(-1)).toEqual({ court: 'Court 48', at: 48 });
  });

  it('concern no link for a match or the whole cup', () => {
    const left = leaveOneByOne('Court 1', 'Court 2');
    expect(leftScopeAt({ kind: 'cup' }, left)).toBeNull();
    expect(leftScopeAt({ kind: 'match', matchId: 'final' }, left)).toBeNull();
  });
});
