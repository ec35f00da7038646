import type { MatchRules } from '../cup/match-rules';
import { lengthOf } from '../match-log/clock';
import { type Half, HALVES } from '../match-log/entries';
import type { LogLine } from './log-schema';

const MINUTE = 60_000;

/** The halves of a match in their order; extra time only where the rules have it. */
function halvesOf(rules: MatchRules): readonly Half[] {
  return HALVES.filter((half) => {
    if (half === 'first-half') return true;
    return half === 'second-half' ? rules.halves === 2 : rules.extraTimeMinutes > 0;
  });
}

/** A half, and the time on its clock in milliseconds. */
export interface HalfInstant {
  readonly half: Half;
  readonly elapsed: number;
}

/**
 * The half in which a minute lies, and the time on its clock when the minute begins; the inverse of `minuteOf`. The result is null for a
 * minute beyond the match, and for added time where no half ends.
 */
export function findMinute({ minute, added }: LogLine['minute'], rules: MatchRules): HalfInstant | null {
  let before = 0;
  for (const half of halvesOf(rules)) {
    const length = lengthOf(half, rules);
    const ofHalf = minute - before;
    if (ofHalf <= length) {
      if (added > 0 && ofHalf !== length) return null;
      const begun = added > 0 ? length + added - 1 : ofHalf - 1;
      return begun < 0 ? null : { half, elapsed: begun * MINUTE };
    }
    before += length;
  }
  return null;
}
