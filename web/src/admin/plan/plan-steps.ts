import { planAddress } from '../addresses/plan-addresses';

/** Each step of the plan has an address of its own. The last step is for a plan that is applied. */
export const PLAN_STEPS = ['teams', 'format', 'time', 'timetable', 'day'] as const;

export type PlanStep = (typeof PLAN_STEPS)[number];

export function isPlanStep(text: string | undefined): text is PlanStep {
  return PLAN_STEPS.some((step) => step === text);
}

export function planStepAddress(step: PlanStep): string {
  return planAddress(step);
}
