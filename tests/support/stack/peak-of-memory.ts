import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningFunction } from './start-function';

const { href: PRELOAD } = new URL('./report-peak.mjs', import.meta.url);

/** A function with this environment reports the peak of its memory into its log. */
export const REPORTING_PEAK = { NODE_OPTIONS: `--import=${PRELOAD}` };

/** The most memory that the function has taken since its start, in bytes. */
export async function peakOfMemory({ port }: RunningFunction): Promise<number> {
  await wait(200);
  const log = await readFile(join(ROOT, '.artifacts', 'logs', `function-${port}.log`), 'utf8');
  const [, kilobytes] = /.*peak of memory: (\d+)/s.exec(log) ?? [];
  if (kilobytes === undefined) throw new Error('The function has not reported its memory.');
  return Number(kilobytes) * 1_000;
}
