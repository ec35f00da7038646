import type { PlaceholderSource } from '../../cup/sides';
import { firstRanks } from './first-ranks';

/** A source that takes a team from all groups of a stage. */
type AcrossSource = Extract<PlaceholderSource, { readonly stageId: string }>;
type AcrossPlace = Pick<AcrossSource, 'stageId' | 'place'>;

function ofPlace(
  sources: readonly (PlaceholderSource | null)[],
  { stageId, place }: AcrossPlace,
): readonly AcrossSource[] {
  return sources.filter(
    (source): source is AcrossSource =>
      source !== null && 'stageId' in source && source.stageId === stageId && source.place === place,
  );
}

/** The slots of a place, in order. */
export function slotsOf(
  sources: readonly (PlaceholderSource | null)[],
  across: AcrossPlace,
): readonly number[] {
  const slots = ofPlace(sources, across).flatMap((source) => ('slot' in source ? [source.slot] : []));
  return [...new Set(slots)].sort((a, b) => a - b);
}

function namedRanks(sources: readonly (PlaceholderSource | null)[], across: AcrossPlace): readonly number[] {
  return ofPlace(sources, across).flatMap((source) => ('rank' in source ? [source.rank] : []));
}

/**
 * The ranks that the slots of a place share: the best ones that no source names, as many as there are slots. So no team is named twice
 * where some matches name a rank ('Best third 1') and others a slot.
 *
 * @param sources - The sources of all sides of a cup that have no chosen team, and of the places that groups take.
 */
export function sharedRanks(
  sources: readonly (PlaceholderSource | null)[],
  across: AcrossPlace,
): readonly number[] {
  return firstRanks(slotsOf(sources, across).length, new Set(namedRanks(sources, across)));
}

/** The ranks on which a side depends. Which team a slot gets depends on all ranks that the slots of its place share. */
export function neededRanks(
  sources: readonly (PlaceholderSource | null)[],
  across: AcrossPlace,
): readonly number[] {
  return [...namedRanks(sources, across), ...sharedRanks(sources, across)];
}
