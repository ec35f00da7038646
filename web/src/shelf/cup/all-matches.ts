import { spanOf } from '@futsal-cup/domain/schedule/cup-span';
import type { Cup, Match } from './cup';

/** Returns the matches of all stages of a cup. */
export function allMatches({ Stages }: Pick<Cup, 'Stages'>): Match[] {
  return Stages.flatMap(({ Matches }) => Matches);
}

/** Returns the last match day, `YYYY-MM-DD`, or null if there are no matches. */
export function lastDayOf(cup: Pick<Cup, 'Stages'>): string | null {
  return spanOf(allMatches(cup)).lastDay;
}
