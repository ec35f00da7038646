import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../project';
import { VITE } from '../vite';
import { startAndWait } from './start';

/** Vite with hot reload; its proxy passes `/api` on to the Hosting emulator. */
export async function run(): Promise<void> {
  await startAndWait(async () => {
    const child = spawn(process.execPath, [VITE], {
      cwd: join(ROOT, 'web'),
      stdio: 'inherit',
    });
    process.once('exit', () => child.kill());
    console.log('Futsal Cup is ready');
  });
}
