import type { Plan } from '@futsal-cup/domain/plan/find-plan';

/** The slots after a match has gone to another slot; the match that was there takes its place. */
export function moveToSlot(slots: readonly number[], match: number, slot: number): number[] {
  const from = slots[match] ?? -1;
  return slots.map((other, index) => {
    if (index === match) return slot;
    return other === slot ? from : other;
  });
}

/** The plan with these slots, as far as they belong to it. */
export function withSlots(plan: Plan, slots: readonly number[] | null): Plan {
  return slots?.length === plan.slots.length ? { ...plan, slots } : plan;
}
