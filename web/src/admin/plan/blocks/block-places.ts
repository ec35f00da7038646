import { placedMatchesOf, type PlacedMatch, type Plan } from '@futsal-cup/domain/plan/find-plan';
import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import { dateAndTimeOf } from '@futsal-cup/domain/plan/timetable/minutes';
import { firstDateOf } from '@futsal-cup/domain/plan/timetable/slots';

/** A match of a category (an index) with its place. */
export interface PlaceInBlock extends PlacedMatch {
  readonly category: number;
}

/** The matches of each block by time and court. Those that had begun outside of all blocks are in the last list. */
export function placesByBlock({ blocks }: BlocksSettings, plans: readonly Plan[]): PlaceInBlock[][] {
  const lists: PlaceInBlock[][] = [...blocks, null].map(() => []);
  for (const [category, plan] of plans.entries()) {
    const first = firstDateOf(plan.settings.time);
    for (const place of placedMatchesOf(plan)) {
      const { date, time } = dateAndTimeOf(place.start, first);
      const at = blocks.findIndex(
        (block) =>
          block.categories.includes(category) &&
          block.courts.includes(place.court ?? -1) &&
          block.date === date &&
          block.from <= time &&
          time < block.to,
      );
      lists.at(at)?.push({ ...place, category });
    }
  }
  return lists.map((list) => list.sort((a, b) => a.start - b.start || (a.court ?? 0) - (b.court ?? 0)));
}
