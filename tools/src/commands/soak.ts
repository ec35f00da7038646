import { runMeasurement } from '../run-measurement';

/** `npm run soak [-- --scorers N --minutes N]` simulates four minutes of twenty scorers in a bad network. */
export function run(args: readonly string[]): Promise<void> {
  return runMeasurement('soak/soak.ts', args);
}
