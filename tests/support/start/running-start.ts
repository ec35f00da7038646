import { ROOT } from '@futsal-cup/tools/project';
import { HOST, type Ports } from '@futsal-cup/tools/stack/ports';
import { findGrandchild } from '../stack/find-grandchild';
import { TEST_BUILD } from '../stack/start-test-stack';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const SCRIPT = join(import.meta.dirname, 'start-built.ts');
/** The limit allows for a busy machine; other tests measure the speed. */
const PATIENCE_MS = 110_000;

export interface RunningStart {
  readonly child: ChildProcess;
  readonly site: string;
  output(): string;
  /** Resolves when the output has this text, a part of which may be there already. */
  says(text: string): Promise<void>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Sends a signal to the program below the started process whose command line has this text. */
  signalChild(text: string, signal: 'SIGKILL' | 'SIGSTOP'): void;
}

/** Runs `npm start` on the Node Firestore, without its build, until it is ready. */
export async function runStart(ports: Ports, state: string): Promise<RunningStart> {
  const child = spawn(process.execPath, ['--import', TSX, SCRIPT], {
    cwd: ROOT,
    env: {
      ...process.env,
      FUTSAL_CUP_HOSTING_PORT: String(ports.hosting),
      FUTSAL_CUP_FUNCTIONS_PORT: String(ports.functions),
      FUTSAL_CUP_AUTH_PORT: String(ports.auth),
      FUTSAL_CUP_FIRESTORE_PORT: String(ports.firestore),
      FUTSAL_CUP_STATE: state,
      FUTSAL_CUP_BUILD: dirname(TEST_BUILD.site),
      FIRESTORE_ENGINE: 'node',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  async function says(text: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!output.includes(text)) {
      if (Date.now() > deadline) throw new Error(`npm start never said "${text}":\n${output}`);
      await wait(50);
    }
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  await Promise.race([
    says('Futsal Cup is ready'),
    ended.then((code) => Promise.reject(new Error(`npm start ended with ${code}:\n${output}`))),
  ]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    child,
    site: `http://${HOST}:${ports.hosting}`,
    output: () => output,
    says,
    ended,
    signalChild: (text, signal) => process.kill(findGrandchild(child.pid ?? 0, text), signal),
  };
}
