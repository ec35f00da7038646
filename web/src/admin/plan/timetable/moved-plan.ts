import { type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';

/** Returns the slots after a match has moved to another slot; a match that was there gets the slot of the first one. */
export function moveToSlot(slots: readonly number[], match: number, slot: number): number[] {
  const from = slots[match] ?? -1;
  return slots.map((other, index) => {
    if (index === match) return slot;
    return other === slot ? from : other;
  });
}

/**
 * Returns the plan with the given slots where they still apply. Matches that have begun since the slots were chosen stay fixed. If a match
 * has no slot because it had begun, and it no longer counts as begun, the plan stays as it was found; and so it does if the slots are those of
 * an earlier version of this page, which numbered them otherwise.
 */
export function withSlots(plan: Plan, slots: readonly number[] | null): Plan {
  if (slots?.length !== plan.slots.length) return plan;
  const fixed = new Set(plan.fixed.map(({ match }) => match));
  const moved = { ...plan, slots: slots.map((slot, match) => (fixed.has(match) ? -1 : slot)) };
  return placesOf(moved).includes(null) ? plan : moved;
}
