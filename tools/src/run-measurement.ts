import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project';

interface Measurement {
  run(args: readonly string[]): Promise<void>;
}

/** Loads a measurement by its path, because it lies among the tests and tools must not import tests. */
export async function runMeasurement(file: string, args: readonly string[]): Promise<void> {
  const { href } = pathToFileURL(join(ROOT, 'tests', file));
  const { run } = (await import(href)) as Measurement;
  await run(args);
}
