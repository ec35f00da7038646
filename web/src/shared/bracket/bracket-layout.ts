import type { Feeders } from './cup-rounds';

/** The rounds of a bracket as match ids, first round first. */
type LayoutRounds = readonly (readonly string[])[];

/** The position of a match: its column is its round, its slot counts cards from the top and may lie between two. */
export interface Spot {
  readonly column: number;
  readonly slot: number;
}

interface Draft {
  readonly feeders: ReadonlyMap<string, Feeders>;
  readonly slots: Map<string, number>;
  leaves: number;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** A match whose teams come from two others stands between them; one that starts a branch takes the next free slot. */
function placeBranch(draft: Draft, id: string): number {
  const placed = draft.slots.get(id);
  if (placed !== undefined) return placed;
  const { winnersOf = [] } = draft.feeders.get(id) ?? {};
  const slot =
    winnersOf.length === 0 ? draft.leaves++ : mean(winnersOf.map((feeder) => placeBranch(draft, feeder)));
  draft.slots.set(id, slot);
  return slot;
}

function placeBranches(draft: Draft, rounds: LayoutRounds): void {
  for (const id of rounds.toReversed().flat()) {
    if (draft.feeders.get(id)?.winnersOf.length) placeBranch(draft, id);
  }
}

/**
 * The match for third place goes one slot below the middle of the two that its teams lost, so that the line to the final
 * passes above it.
 */
function placeLosersMatches(draft: Draft, rounds: LayoutRounds): void {
  for (const id of rounds.flat()) {
    const losersOf = draft.feeders.get(id)?.losersOf ?? [];
    const slots = losersOf.flatMap((feeder) => draft.slots.get(feeder) ?? []);
    if (!draft.slots.has(id) && slots.length > 0) draft.slots.set(id, mean(slots) + 1);
  }
}

/** Matches that nothing connects stand below each other, in the middle of their round when they are alone there. */
function placeTheRest(draft: Draft, rounds: LayoutRounds): void {
  const height = Math.max(draft.leaves, ...rounds.map((ids) => ids.length));
  for (const ids of rounds) {
    const rest = ids.filter((id) => !draft.slots.has(id));
    const placed = ids.flatMap((id) => draft.slots.get(id) ?? []);
    const first = placed.length > 0 ? Math.max(...placed) + 1 : (height - rest.length) / 2;
    for (const [index, id] of rest.entries()) draft.slots.set(id, first + index);
  }
}

function pushApart(draft: Draft, ids: readonly string[]): void {
  const slotOf = (id: string) => draft.slots.get(id) ?? 0;
  let free = 0;
  for (const id of [...ids].sort((a, b) => slotOf(a) - slotOf(b))) {
    const slot = Math.max(slotOf(id), free);
    draft.slots.set(id, slot);
    free = slot + 1;
  }
}

/** Gives every match of a bracket its place, so that lines between rounds do not cross where the draw allows it. */
export function layOutBracket(
  rounds: LayoutRounds,
  feeders: ReadonlyMap<string, Feeders>,
): ReadonlyMap<string, Spot> {
  const columns = new Map(rounds.flatMap((ids, column) => ids.map((id) => [id, column] as const)));
  const draft: Draft = { feeders, slots: new Map(), leaves: 0 };
  placeBranches(draft, rounds);
  placeLosersMatches(draft, rounds);
  placeTheRest(draft, rounds);
  for (const ids of rounds) pushApart(draft, ids);
  return new Map(
    [...columns].map(([id, column]) => [id, { column, slot: draft.slots.get(id) ?? 0 }] as const),
  );
}

/** How many slots high a laid out bracket is. */
export function heightInSlots(spots: ReadonlyMap<string, Spot>): number {
  return Math.max(0, ...[...spots.values()].map(({ slot }) => slot + 1));
}
