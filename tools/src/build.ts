import { buildFunctions } from '@futsal-cup/functions/build/build-functions';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './project';
import { UserError } from './user-error';
import type { Built } from './stack/firebase-config';
import { VITE } from './vite';

/** Vite's words are shown only when it fails. */
function buildSite(outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [VITE, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
    const child = spawn(process.execPath, args, {
      cwd: join(ROOT, 'web'),
      // A test runner says `test`, and would get React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new UserError(`The site could not be built:\n${output.trim()}`)),
    );
  });
}

/** Builds the function and the site. */
export async function build(built: Built): Promise<void> {
  await Promise.all([buildFunctions(join(ROOT, built.functions)), buildSite(join(ROOT, built.site))]);
}
