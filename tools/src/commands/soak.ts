import { runMeasurement } from '../run-measurement';

/**
 * `npm run soak [-- --scorers N --minutes N]` simulates scorers in a bad network, by default twenty for four minutes. `npm run soak -- --tv` lets
 * the screen of the hall stand for ten hours, on a clock that runs ahead.
 */
export function run(args: readonly string[]): Promise<void> {
  return runMeasurement('soak/soak.ts', args);
}
