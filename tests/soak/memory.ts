import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../bench/report/statistics';

const { href: PRELOAD } = new URL('./report-memory.mjs', import.meta.url);

/** A function with this environment reports its memory into its log. */
export const REPORTING = { NODE_OPTIONS: `--import=${PRELOAD}` };

export interface MemoryUse {
  /** Megabytes after a collection: in the second quarter of the run, when everything is warm, and in the last. */
  readonly early: number;
  readonly late: number;
}

export async function readMemory(port: number): Promise<MemoryUse> {
  const log = await readFile(join(ROOT, '.artifacts', 'logs', `function-${port}.log`), 'utf8');
  const heaps = [...log.matchAll(/heap in use: (\d+)/g)].map(([, bytes]) => Number(bytes) / 1e6);
  const quarter = Math.floor(heaps.length / 4);
  if (quarter === 0) throw new Error('The function has not reported its memory often enough.');
  return { early: median(heaps.slice(quarter, 2 * quarter)), late: median(heaps.slice(-quarter)) };
}
