import type { GuardedProcess } from '@futsal-cup/local-firestore/spawn-guarded';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a process of this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Writes the output of a child to a file, for the person who has to find out why it failed. */
export function logOutput(child: GuardedProcess, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const log = createWriteStream(file);
  child.stdout.on('data', (chunk: Buffer) => log.write(chunk));
  child.stderr.on('data', (chunk: Buffer) => log.write(chunk));
  child.once('close', () => log.end());
}
