import { spanOf } from '@futsal-cup/domain/schedule/cup-span';
import type { Cup, Match } from './cup';

/** The matches of every stage of a cup. */
export function allMatches({ Stages }: Pick<Cup, 'Stages'>): Match[] {
  return Stages.flatMap(({ Matches }) => Matches);
}

/** The last day of play, `YYYY-MM-DD`; null without a match. */
export function lastDayOf(cup: Pick<Cup, 'Stages'>): string | null {
  return spanOf(allMatches(cup)).lastDay;
}
