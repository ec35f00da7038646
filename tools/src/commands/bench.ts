import { runMeasurement } from '../run-measurement';

/** `npm run bench` measures everything and writes docs/benchmarks.md; with names it prints those benches only. */
export function run(names: readonly string[]): Promise<void> {
  return runMeasurement('bench/bench.ts', names);
}
