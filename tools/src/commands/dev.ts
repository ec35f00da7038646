import { execa } from 'execa';
import { join } from 'node:path';
import { ROOT } from '../project';
import { startAndWait } from './start';

/** Vite with hot reload; its proxy passes `/api` on to the Hosting emulator. It ends with this process. */
export async function run(): Promise<void> {
  await startAndWait({
    whileRunning: async () => {
      void execa('vite', { cwd: join(ROOT, 'web'), preferLocal: true, stdio: 'inherit', reject: false });
      console.log('Futsal Cup is ready');
    },
  });
}
