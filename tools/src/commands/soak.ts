import { runMeasurement } from '../run-measurement';

/** `npm run soak [-- --scorers N --minutes N]` simulates scorers in a bad network, by default twenty for four minutes. */
export function run(args: readonly string[]): Promise<void> {
  return runMeasurement('soak/soak.ts', args);
}
