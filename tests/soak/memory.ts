import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@futsal-cup/tools/user-error';
import { median, round } from '../bench/report/statistics';

const { href: PRELOAD } = new URL('./report-memory.mjs', import.meta.url);

/** A function with this environment reports its memory into its log. */
export const REPORTING = { NODE_OPTIONS: `--import=${PRELOAD}` };

/**
 * Compares the memory after garbage collections in the second quarter of the run, when everything is warm, with the memory in the last
 * quarter. Both are in megabytes.
 */
export async function expectSteadyMemory(port: number): Promise<void> {
  const log = await readFile(join(ROOT, '.artifacts', 'logs', `function-${port}.log`), 'utf8');
  const heaps = [...log.matchAll(/heap in use: (\d+)/g)].map(([, bytes]) => Number(bytes) / 1e6);
  const quarter = Math.floor(heaps.length / 4);
  if (quarter === 0) throw new Error('The function has not reported its memory often enough.');
  const [early, late] = [heaps.slice(quarter, 2 * quarter), heaps.slice(-quarter)].map(median);
  const grown = `from ${round(early ?? NaN, 1)} to ${round(late ?? NaN, 1)} MB`;
  if ((late ?? NaN) > (early ?? NaN) * 1.25 + 5) throw new UserError(`Memory grew ${grown}.`);
  console.log(`Heap after collection: ${grown}.`);
}
