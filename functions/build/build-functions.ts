import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rolldown, type OutputChunk } from 'rolldown';
import { gatherLicences } from './licences';
import { type Lock, lockDependencies, type Manifest } from './lock-dependencies';

const entryFile = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const standardFolder = fileURLToPath(new URL('../dist', import.meta.url));
const require = createRequire(import.meta.url);

/** These packages are not bundled: the last two read files of their own at run time, and the framework has loaded its express anyway. */
const EXTERNAL = ['express', 'canvaskit-wasm', '@fontsource/barlow-condensed'];
/** These are installed beside the bundle: the Firebase CLI and the emulator look for two, and the framework shares its express with us. */
const BESIDE = ['firebase-admin', 'firebase-functions', '@google-cloud/functions-framework'];
const NODE_VERSION = '24';
/** These modules only pass on what other modules export, so where nobody uses that, the bundle needs neither. */
const PASSES_ON = /[\\/]firebase-admin[\\/]lib[\\/]esm[\\/]/;

/**
 * Bundles the function into the file that starts it and files that are loaded later. Names stay as they are, for the stacks in the log; to
 * keep them in shortened code would cost more than the shortening gains.
 */
async function bundle(buildId: string): Promise<readonly OutputChunk[]> {
  const bundled = await rolldown({
    input: { index: entryFile },
    platform: 'node',
    external: EXTERNAL.map((name) => new RegExp(`^${name}(?:/|$)`)),
    transform: {
      target: 'node20',
      define: {
        'process.env.FUTSAL_CUP_BUILD_ID': JSON.stringify(buildId),
        // The function only passes its value to `createRequire`, which also accepts a file name.
        'import.meta.url': '__filename',
      },
    },
    treeshake: { moduleSideEffects: [{ test: PASSES_ON, sideEffects: false }] },
    logLevel: 'warn',
  });
  const { output } = await bundled.generate({
    format: 'cjs',
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    comments: { legal: false },
    charset: 'ascii',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await bundled.close();
  return output.filter((part) => part.type === 'chunk');
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
  const versions = await Promise.all(
    [...EXTERNAL, ...BESIDE].map(async (name) => [name, await readVersion(name)]),
  );
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

function hashOf(chunks: readonly OutputChunk[]): string {
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(fileName).update(code);
  return hash.digest('hex').slice(0, 10);
}

/** Bundles the function into `folder`, ready for the emulator and for a deploy. The same source gives the same build id. */
export async function buildFunctions(folder: string = standardFolder): Promise<void> {
  const chunks = await bundle(hashOf(await bundle('')));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { fileName, code } of chunks) await writeFile(`${folder}/${fileName}`, code);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  await writeFile(`${folder}/licences.txt`, await gatherLicences(modules));
  const manifest = await createManifest();
  await writeJson(`${folder}/package.json`, manifest);
  await writeJson(`${folder}/package-lock.json`, await createLock(manifest));
}
