import { paths } from './paths';

/** The address of a step of the plan; without one, the first. */
export function planAddress(step?: string): string {
  return paths.adminPlan.replace('/:step?', step === undefined ? '' : `/${step}`);
}
