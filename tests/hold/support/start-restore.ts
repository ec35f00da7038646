import { ROOT } from '@futsal-cup/tools/project';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface StartedRestore {
  readonly child: ChildProcess;
  /** The exit code and the output, once the restore has ended. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

/** Starts `npm run restore` in a process of its own. */
export function startRestore(file: string, firestoreHost: string, stateFolder: string): StartedRestore {
  const child = spawn(process.execPath, ['tools/run.mjs', 'restore', file, '--yes'], {
    cwd: ROOT,
    env: {
      ...process.env,
      FUTSAL_CUP_FIRESTORE_PORT: firestoreHost.split(':')[1],
      FUTSAL_CUP_STATE: stateFolder,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) };
}
