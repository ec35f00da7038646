import { runMeasurement } from '../run-measurement';

/** `npm run bench [-- NAME]` runs all benches, or only the named ones, and prints their results. */
export function run(names: readonly string[]): Promise<void> {
  return runMeasurement('bench/bench.ts', names);
}
