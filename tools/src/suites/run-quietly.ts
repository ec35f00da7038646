import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../project';

/** Runs a command and prints its output in one piece when it has ended, because other commands run at the same time. */
export async function runQuietly(
  name: string,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const started = Date.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`\n— ${name} (${Math.round((Date.now() - started) / 1_000)} s)`);
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}

/** Starts the jobs in the given order, a limited number at a time. */
export async function runInLanes<Job, Result>(
  lanes: number,
  jobs: readonly Job[],
  run: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const open = [...jobs];
  const results: Result[] = [];
  const work = async () => {
    for (let job = open.shift(); job; job = open.shift()) results.push(await run(job));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return results;
}
