import { buildFunctions } from '@futsal-cup/functions/build/build-functions';
import { writeOpenApi } from '@futsal-cup/functions/build/openapi';
import { execa } from 'execa';
import { join } from 'node:path';
import { ROOT } from './project';
import type { Built } from './stack/firebase-config';
import { UserError } from './user-error';

interface BuildOptions {
  /** Whether the blog and the gallery show their samples until the club has its own (`web/src/shelf/club/club-has.ts`). */
  readonly hasSamples?: boolean;
}

/** Runs Vite, whose output is shown only when it fails. */
async function runVite({ hasSamples = true }: BuildOptions, ...args: readonly string[]): Promise<void> {
  const { failed, all } = await execa('vite', ['build', '--logLevel', 'warn', ...args], {
    cwd: join(ROOT, 'web'),
    preferLocal: true,
    // A test runner sets `NODE_ENV` to `test`, which would bundle React's development build.
    env: { NODE_ENV: 'production', VITE_SAMPLES: hasSamples ? 'on' : 'off' },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  if (failed) throw new UserError(`The site could not be built:\n${all}`);
}

/** Builds the site, and beside it the scorers' page, the screen of the hall, the frames for other web pages and the OpenAPI document. */
async function buildSite(outDir: string, options: BuildOptions): Promise<void> {
  await runVite(options, '--outDir', outDir, '--emptyOutDir');
  for (const page of ['score', 'tv', 'embed']) {
    await runVite(options, '--outDir', outDir, '--config', `vite.${page}.config.ts`);
  }
  await writeOpenApi(join(outDir, 'openapi.json'));
}

/** Builds the function and the site. */
export async function build(built: Built, options: BuildOptions = {}): Promise<void> {
  await Promise.all([
    buildFunctions(join(ROOT, built.functions)),
    buildSite(join(ROOT, built.site), options),
  ]);
}
