import { paths } from '../../shelf/addresses/paths';

/** The address of a step of the plan; without one, the first. */
export function planAddress(step?: string): string {
  return step === undefined ? paths.adminPlan : `${paths.adminPlan}/${step}`;
}

/** What an address names after the plan's own. */
export function planStepAt(pathname: string): string | undefined {
  return pathname
    .toLowerCase()
    .slice(paths.adminPlan.length + 1)
    .split('/')[0];
}
