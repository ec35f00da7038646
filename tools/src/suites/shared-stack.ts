import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../project';

const PROGRAM = join(ROOT, 'tests', 'support', 'stack', 'serve-test-stack.ts');

/** A stack that runs in a process of its own, because it lies among the tests and tools must not import tests. */
interface SharedStack {
  /** The environment that tells the suites where the stack runs. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

export async function startSharedStack(env: NodeJS.ProcessEnv): Promise<SharedStack> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), ended.then(() => [])])) as [string?];
  if (line === undefined) throw new Error('The stack of the suites could not be started.');
  return {
    env: JSON.parse(line) as NodeJS.ProcessEnv,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
