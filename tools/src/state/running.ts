import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { saveFile } from '../files';
import { STATE_FOLDER } from '../project';
import { isAlive } from '../stack/processes';
import { UserError } from '../user-error';

const file = join(STATE_FOLDER, 'running.pid');

async function runningProcess(): Promise<number | null> {
  try {
    const pid = Number(await readFile(file, 'utf8'));
    return isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** Two running suites would overwrite each other's state in this folder. */
export async function assertNotRunning(): Promise<void> {
  const pid = await runningProcess();
  if (pid === null) return;
  throw new UserError(
    `Futsal Cup is running already from this folder (process ${pid}). Stop it with Ctrl-C first.`,
  );
}

export async function markRunning(): Promise<void> {
  await saveFile(file, String(process.pid));
}

export async function markStopped(): Promise<void> {
  await rm(file, { force: true });
}
