import { HOST } from '@futsal-cup/tools/stack/ports';
import { ROOT } from '@futsal-cup/tools/project';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commandOf, type FunctionOptions } from '../../support/stack/start-function';
import { type PreparedCall, send } from './api-client';

/** What a process has used from its start to its first answer. */
export interface FirstAnswer {
  /** The processor time of all its threads, in user and system mode. */
  readonly milliseconds: number;
  /** Its resident memory. */
  readonly mebibytes: number;
}

interface Report {
  readonly cpu: NodeJS.CpuUsage;
  readonly rss: number;
}

const PROBE = join(ROOT, '.artifacts', 'build', 'probe.cjs');

/** The process reports what it has used when it is asked, and does not outlive the bench. */
const PROBE_CODE = `
process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit());
`;

const START_LIMIT_MS = 30_000;
const PAUSE_MS = 10;

/** Sends the call again until somebody listens. An attempt that nobody accepts costs the process nothing. */
async function sendWhenServed(origin: string, call: PreparedCall): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await send(origin, call);
      return;
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Starts a function, sends it one call, and returns what its process has used for the answer. */
export async function measureFirstAnswer(options: FunctionOptions, call: PreparedCall): Promise<FirstAnswer> {
  await mkdir(dirname(PROBE), { recursive: true });
  await writeFile(PROBE, PROBE_CODE);
  const { args, cwd, env } = commandOf(options);
  const child = spawn(process.execPath, ['--require', PROBE, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await sendWhenServed(`http://${HOST}:${options.port}`, call);
    child.send('report');
    const [{ cpu, rss }] = (await once(child, 'message')) as [Report];
    return { milliseconds: (cpu.user + cpu.system) / 1_000, mebibytes: rss / 2 ** 20 };
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
