/** The largest size, in bytes, of the items in one call; the API takes 100 kB for the whole request. @internal */
export const MAX_BATCH_BYTES = 80_000;

function bytesOf(item: unknown): number {
  // The commas and brackets of a JSON list add at most two bytes for each item.
  return new TextEncoder().encode(JSON.stringify(item)).length + 2;
}

/**
 * Splits the items of a list, in their order, into few calls. What is sent is measured, and not its lines: a try after a lost answer, with the
 * items before out of the list, sends the same again.
 */
export function splitIntoBatches<Item>(
  items: readonly Item[],
  toPayload: (batch: readonly Item[]) => unknown,
): Item[][] {
  const batches: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const bytes = bytesOf(toPayload([item]));
    const last = batches.at(-1);
    if (last && bytes <= room) {
      last.push(item);
      room -= bytes;
    } else {
      batches.push([item]);
      room = MAX_BATCH_BYTES - bytes;
    }
  }
  return batches;
}
