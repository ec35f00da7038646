import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type GuardedProcess = ChildProcessByStdio<null, Readable, Readable>;

export interface GuardOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** How long the command may take to end before it is killed. */
  graceMs?: number;
}

const KEPT_CHARACTERS = 2_000;

const guardScript = fileURLToPath(new URL('./guard-child.mjs', import.meta.url));

/**
 * Starts a command that ends with this process, however this process ends (guard-child.mjs says how). It does not get
 * the terminal's Ctrl-C: this process decides when and in which order its children end.
 */
export function spawnGuarded(command: string, args: readonly string[], options: GuardOptions = {}) {
  const { cwd, env, graceMs = 20_000 } = options;
  return spawn(process.execPath, [guardScript, String(graceMs), command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as GuardedProcess;
}

/** Ends a guarded command in an orderly way, or by force after its grace period, and resolves when the command is gone. */
export async function stopGuarded(child: GuardedProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Drains the child's output, so that the child never blocks on a full pipe, and keeps the end of the output for an error message. */
export function collectOutput(child: GuardedProcess): () => string {
  let kept = '';
  const keep = (chunk: Buffer) => {
    kept = (kept + chunk.toString()).slice(-KEPT_CHARACTERS);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return () => kept.trim();
}
