import type { Plan } from '@futsal-cup/domain/plan/find-plan';

/** The slots after a match has gone to another slot; the match that was there takes its place. */
export function moveToSlot(slots: readonly number[], match: number, slot: number): number[] {
  const from = slots[match] ?? -1;
  return slots.map((other, index) => {
    if (index === match) return slot;
    return other === slot ? from : other;
  });
}

/**
 * The plan with these slots, as far as they belong to it: what has begun since they were chosen stays where it is, and where a match has no
 * slot because it had begun and has not after all, the plan is as it was found.
 */
export function withSlots(plan: Plan, slots: readonly number[] | null): Plan {
  if (slots?.length !== plan.slots.length) return plan;
  const fixed = new Set(plan.fixed.map(({ match }) => match));
  if (slots.some((slot, match) => slot === -1 && !fixed.has(match))) return plan;
  return { ...plan, slots: slots.map((slot, match) => (fixed.has(match) ? -1 : slot)) };
}
