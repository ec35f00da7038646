import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ROOT } from '../project';
import { startAndWait } from './start';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/** Vite with hot reload; its proxy passes `/api` on to the Hosting emulator. */
export async function run(): Promise<void> {
  await startAndWait(async () => {
    const child = spawn(process.execPath, [vite], {
      cwd: join(ROOT, 'web'),
      stdio: 'inherit',
    });
    process.once('exit', () => child.kill());
    console.log('Futsal Cup is ready');
  });
}
