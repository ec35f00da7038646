import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Lock, lockDependencies, type Manifest } from './lock-dependencies';

const entryFile = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const standardFolder = fileURLToPath(new URL('../dist', import.meta.url));
const require = createRequire(import.meta.url);

/** These packages are not bundled: they read files of their own at run time, and the Firebase CLI looks for `firebase-functions`. */
const EXTERNAL = ['firebase-admin', 'firebase-functions', 'canvaskit-wasm', '@fontsource/barlow-condensed'];
const NODE_VERSION = '24';

async function bundle(buildId: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryFile],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
    define: {
      'process.env.FUTSAL_CUP_BUILD_ID': JSON.stringify(buildId),
      // CommonJS has no `import.meta.url`. The function only passes its value to `createRequire`, which also accepts a file name.
      'import.meta.url': '__filename',
    },
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Reads the manifest as a file, because `require.resolve` fails for packages that do not export their manifest. */
async function readVersion(name: string): Promise<string> {
  for (const folder of require.resolve.paths(name) ?? []) {
    const text = await readFile(`${folder}/${name}/package.json`, 'utf8').catch(() => null);
    if (text !== null) return (JSON.parse(text) as { version: string }).version;
  }
  throw new Error(`${name} is not installed.`);
}

/** The manifest has exact versions and no workspace package, because Cloud Build installs from it and its lock file alone. */
async function createManifest() {
  const versions = await Promise.all(EXTERNAL.map(async (name) => [name, await readVersion(name)]));
  return {
    name: 'futsal-cup-api',
    private: true,
    main: 'index.js',
    engines: { node: NODE_VERSION },
    dependencies: Object.fromEntries(versions) as Record<string, string>,
  };
}

/** Creates the lock file of the function. With it Cloud Build runs `npm ci`, so that production runs the tested versions. */
async function createLock(manifest: Manifest): Promise<Lock> {
  return lockDependencies(JSON.parse(await readFile(lockFile, 'utf8')) as Lock, manifest);
}

function writeJson(file: string, content: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Bundles the function into `folder`, ready for the emulator and for a deploy. The same source gives the same build id. */
export async function buildFunctions(folder: string = standardFolder): Promise<void> {
  const buildId = createHash('sha256')
    .update(await bundle(''))
    .digest('hex')
    .slice(0, 10);
  const code = await bundle(buildId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/index.js`, code);
  const manifest = await createManifest();
  await writeJson(`${folder}/package.json`, manifest);
  await writeJson(`${folder}/package-lock.json`, await createLock(manifest));
}
