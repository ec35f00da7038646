/** Whether a slot and a candidate, both by index, should be kept apart. */
type KeptApart = (slot: number, candidate: number) => boolean;

/** The most slots that can get a candidate from which they need not be kept apart (Kuhn's augmenting paths). */
function countApart(
  slots: readonly number[],
  candidates: readonly number[],
  areKeptApart: KeptApart,
): number {
  const slotOf = new Map<number, number>();
  const finds = (slot: number, seen: Set<number>): boolean =>
    candidates.some((candidate) => {
      if (seen.has(candidate) || areKeptApart(slot, candidate)) return false;
      seen.add(candidate);
      const other = slotOf.get(candidate);
      if (other !== undefined && !finds(other, seen)) return false;
      slotOf.set(candidate, slot);
      return true;
    });
  return slots.filter((slot) => finds(slot, new Set())).length;
}

/**
 * Gives each of `count` slots one of as many candidates: with the fewest pairings that should be kept apart, none where that is possible,
 * and of those the first one. So the first slot gets the first candidate that it may have, then the second slot, and so on.
 *
 * @returns The index of the candidate of each slot.
 */
export function firstAssignment(count: number, areKeptApart: KeptApart): readonly number[] {
  const given: number[] = [];
  let slots = Array.from({ length: count }, (_, index) => index);
  let free: readonly number[] = slots;
  let most = countApart(slots, free, areKeptApart);
  while (slots.length > 0) {
    const [slot = 0, ...others] = slots;
    const candidate = free.find((first) => {
      const rest = free.filter((other) => other !== first);
      const isApart = areKeptApart(slot, first) ? 0 : 1;
      if (countApart(others, rest, areKeptApart) + isApart < most) return false;
      most -= isApart;
      free = rest;
      return true;
    });
    if (candidate === undefined) throw new Error('No candidate keeps as many apart as there can be');
    given.push(candidate);
    slots = others;
  }
  return given;
}
