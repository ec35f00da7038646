import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { readBlocksPlan, readPlan } from '@futsal-cup/domain/plan/published-plan';
import type { StoredCup } from '../storage/stored';

/** The published plan, for administrators; null where there is none. */
export function presentPlan({ plan }: StoredCup): PlanView | null {
  if (!plan) return null;
  const { form, updatedAt } = plan;
  const { settings = null, slots = [] } = readPlan(plan) ?? {};
  const blocks = readBlocksPlan(plan);
  return { form, settings, slots, ...(blocks && { blocks }), updatedAt };
}
