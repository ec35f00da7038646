import type { PlaceholderSource } from '../../cup/sides';
import { firstRanks } from './first-ranks';

/** A source that takes a team from all groups of a stage. */
type AcrossSource = Extract<PlaceholderSource, { readonly stageId: string }>;

/**
 * The ranks that the slots of a place share: the best ones that no source names, as many as there are slots. So no team is named twice
 * where some matches name a rank ('Best third 1') and others a slot.
 *
 * @param sources - The sources of all sides of a cup that have no chosen team.
 */
export function sharedRanks(
  sources: readonly (PlaceholderSource | null)[],
  { stageId, place }: Pick<AcrossSource, 'stageId' | 'place'>,
): readonly number[] {
  const named = new Set<number>();
  const slots = new Set<number>();
  for (const source of sources) {
    if (!source || !('stageId' in source) || source.stageId !== stageId || source.place !== place) continue;
    if (source.kind === 'best-of-place') named.add(source.rank);
    else slots.add(source.slot);
  }
  return firstRanks(slots.size, named);
}
