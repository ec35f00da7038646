import type { Feeders } from './cup-rounds';

/** The columns of a bracket as match ids, first round first. In a column each list is a round. */
type LayoutColumns = readonly (readonly (readonly string[])[])[];

/** The position of a match: its column, and its slot, which counts cards from the top and may lie between two cards. */
export interface Spot {
  readonly column: number;
  readonly slot: number;
}

interface Draft {
  readonly feeders: ReadonlyMap<string, Feeders>;
  readonly slots: Map<string, number>;
  leaves: number;
}

/** The space for the name of a round that stands below another round of its column, in slots. */
const ROOM_FOR_NAME = 0.5;

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Places a match halfway between the two matches that its teams come from. A match that starts a branch takes the next free slot. */
function placeBranch(draft: Draft, id: string): number {
  const placed = draft.slots.get(id);
  if (placed !== undefined) return placed;
  const { winnersOf = [] } = draft.feeders.get(id) ?? {};
  const slot =
    winnersOf.length === 0 ? draft.leaves++ : mean(winnersOf.map((feeder) => placeBranch(draft, feeder)));
  draft.slots.set(id, slot);
  return slot;
}

function placeBranches(draft: Draft, columns: LayoutColumns): void {
  for (const id of columns.toReversed().flat(2)) {
    if (draft.feeders.get(id)?.winnersOf.length) placeBranch(draft, id);
  }
}

/**
 * Places the match for third place one slot below the middle of the two matches that its teams lost, so that the line to the final
 * passes above it.
 */
function placeLosersMatches(draft: Draft, columns: LayoutColumns): void {
  for (const id of columns.flat(2)) {
    const losersOf = draft.feeders.get(id)?.losersOf ?? [];
    const slots = losersOf.flatMap((feeder) => draft.slots.get(feeder) ?? []);
    if (!draft.slots.has(id) && slots.length > 0) draft.slots.set(id, mean(slots) + 1);
  }
}

/** Places matches without connections below each other. If a round has no other matches, they stand in its middle. */
function placeTheRest(draft: Draft, columns: LayoutColumns): void {
  const height = Math.max(draft.leaves, ...columns.map((rounds) => rounds.flat().length));
  for (const rounds of columns) {
    const ids = rounds.flat();
    const rest = ids.filter((id) => !draft.slots.has(id));
    const placed = ids.flatMap((id) => draft.slots.get(id) ?? []);
    const first = placed.length > 0 ? Math.max(...placed) + 1 : (height - rest.length) / 2;
    for (const [index, id] of rest.entries()) draft.slots.set(id, first + index);
  }
}

/** Moves matches that overlap apart, and moves each round of a column below the previous one. */
function pushApart(draft: Draft, rounds: readonly (readonly string[])[]): void {
  const slotOf = (id: string) => draft.slots.get(id) ?? 0;
  let free = 0;
  for (const [index, ids] of rounds.entries()) {
    if (index > 0) free += ROOM_FOR_NAME;
    for (const id of [...ids].sort((a, b) => slotOf(a) - slotOf(b))) {
      const slot = Math.max(slotOf(id), free);
      draft.slots.set(id, slot);
      free = slot + 1;
    }
  }
}

/** Calculates the position of every match of a bracket. The lines between rounds do not cross where the draw allows it. */
export function layOutBracket(
  columns: LayoutColumns,
  feeders: ReadonlyMap<string, Feeders>,
): ReadonlyMap<string, Spot> {
  const draft: Draft = { feeders, slots: new Map(), leaves: 0 };
  placeBranches(draft, columns);
  placeLosersMatches(draft, columns);
  placeTheRest(draft, columns);
  for (const rounds of columns) pushApart(draft, rounds);
  const spots = columns.flatMap((rounds, column) =>
    rounds.flat().map((id) => [id, { column, slot: draft.slots.get(id) ?? 0 }] as const),
  );
  return new Map(spots);
}

/** Returns the height of a laid out bracket in slots. */
export function heightInSlots(spots: ReadonlyMap<string, Spot>): number {
  return Math.max(0, ...[...spots.values()].map(({ slot }) => slot + 1));
}
