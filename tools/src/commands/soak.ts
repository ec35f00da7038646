import { runMeasurement } from '../run-measurement';

/** `npm run soak [-- --minutes N]` simulates ten minutes of administrators and visitors, and restarts Firestore in the middle. */
export function run(args: readonly string[]): Promise<void> {
  return runMeasurement('soak/soak.ts', args);
}
