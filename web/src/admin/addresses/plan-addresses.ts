import { paths } from '../../shelf/addresses/paths';

/** Returns the address of a step of the plan; if no step is given, the address opens the first step. */
export function planAddress(step?: string): string {
  return step === undefined ? paths.adminPlan : `${paths.adminPlan}/${step}`;
}

/** Returns the step in an address of the plan: the part after the plan's own path. */
export function planStepAt(pathname: string): string | undefined {
  return pathname
    .toLowerCase()
    .slice(paths.adminPlan.length + 1)
    .split('/')[0];
}
