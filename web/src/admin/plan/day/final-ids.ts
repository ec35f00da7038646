import { finalOf } from '@futsal-cup/domain/bracket/final';
import { byCategory } from '@futsal-cup/domain/cup/categories';
import type { Cup } from '../../../shelf/cup/cup';

/** Returns the ids of the finals of a cup, of which each category has at most one. */
export function finalIdsOf({ Stages }: Cup): readonly string[] {
  return [...byCategory(Stages).values()].flatMap((stages) => finalOf(stages)?.matchId ?? []);
}
