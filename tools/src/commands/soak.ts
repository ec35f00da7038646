import { runMeasurement } from '../run-measurement';

/** `npm run soak [-- --minutes N]`: ten minutes of administrators and visitors, with Firestore restarted in the middle. */
export function run(args: readonly string[]): Promise<void> {
  return runMeasurement('soak/soak.ts', args);
}
