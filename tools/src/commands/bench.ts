import { runMeasurement } from '../run-measurement';

/** `npm run bench [-- NAME]` runs all benches, or those of the names, and prints what they found. */
export function run(names: readonly string[]): Promise<void> {
  return runMeasurement('bench/bench.ts', names);
}
