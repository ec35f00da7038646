import { execa } from 'execa';
import { join } from 'node:path';
import { ROOT } from '../project';
import { startAndWait } from './start';

/** Runs Vite with hot reload, which ends with this process. Its proxy passes `/api` on to the Hosting emulator. */
export async function run(): Promise<void> {
  await startAndWait({
    whileRunning: async () => {
      void execa('vite', { cwd: join(ROOT, 'web'), preferLocal: true, stdio: 'inherit', reject: false });
      console.log('Futsal Cup is ready');
    },
  });
}
