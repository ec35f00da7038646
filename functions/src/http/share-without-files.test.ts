/* @module-tag production */
/* @module-tag long */
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

/** A program that requests two pictures, and prints how they were answered and what was logged. */
const ASKING = `
import { buildCup, teamIdOf } from '@futsal-cup/domain/testing/build-cup';
import express from 'express';
import { shareRouter } from './serve-share';

const cup = buildCup({ stages: [{ name: 'Groups', groups: { A: { teams: ['Lions'] } } }] });
const log = [];
const dependencies = {
  cups: { current: () => Promise.resolve({ cup, version: 'version' }) },
  clock: () => 0,
  logger: { warn: () => undefined, error: (_, { details }) => log.push(details.split('\\n')[0]) },
};
const server = express().use(shareRouter(dependencies)).listen(0, '127.0.0.1', async () => {
  const answers = [];
  for (const query of ['home.png?', 'team.png?team=' + teamIdOf('Lions') + '&']) {
    const address = 'http://127.0.0.1:' + server.address().port + '/s/' + query + 'tournament=a';
    answers.push((await fetch(address, { redirect: 'manual' })).status);
    // A promise that nobody handles ends the process a turn later.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  process.stdout.write(JSON.stringify({ answers, log }));
  process.exit();
});
`;

let folder: string;

const LIBRARY = 'canvaskit-wasm';
const FONTS = '@fontsource/barlow-condensed';
const FONT = `${FONTS}/files/barlow-condensed-latin-600-normal.woff2`;
const WASM = `${LIBRARY}/bin/canvaskit.wasm`;

/** Copies the required files of the packages that are installed beside the bundle. */
async function install(): Promise<void> {
  const modules = join(folder, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  const kit = dirname(require.resolve(`${LIBRARY}/package.json`));
  const fonts = dirname(require.resolve(`${FONTS}/package.json`));
  for (const file of ['package.json', 'bin/canvaskit.js', 'bin/canvaskit.wasm']) {
    await cp(join(kit, file), join(modules, LIBRARY, file));
  }
  const isNeeded = (file: string) =>
    !file.includes('.') || /package\.json|(?:600|700)-normal\.woff2/u.test(file);
  await cp(fonts, join(modules, FONTS), {
    recursive: true,
    filter: (source) => isNeeded(source.slice(fonts.length)),
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  await mkdir(join(folder, 'node_modules'));
  await build({
    stdin: { contents: ASKING, resolveDir: import.meta.dirname },
    outfile: join(folder, 'index.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: [LIBRARY, `${FONTS}/*`],
    define: { 'import.meta.url': '__filename' },
    logLevel: 'silent',
  });
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** Runs the program in a process of its own, because an unhandled rejection ends the process. */
async function answersWith(change: (modules: string) => Promise<void>) {
  await install();
  await change(join(folder, 'node_modules'));
  const { stdout } = await run(process.execPath, [join(folder, 'index.cjs')]);
  return JSON.parse(stdout) as { readonly answers: readonly number[]; readonly log: readonly string[] };
}

it('a process that has all files answers with the pictures', async () => {
  expect(await answersWith(() => Promise.resolve())).toEqual({ answers: [200, 200], log: [] });
});

it.each<[string, (modules: string) => Promise<void>]>([
  ['without the WebAssembly', (modules) => rm(join(modules, WASM))],
  ['with a WebAssembly that is broken', (modules) => writeFile(join(modules, WASM), 'no wasm')],
  ['without the library', (modules) => rm(join(modules, LIBRARY), { recursive: true })],
  ['without the fonts', (modules) => rm(join(modules, FONTS), { recursive: true })],
  ['with a font that is broken', (modules) => writeFile(join(modules, FONT), 'no font')],
])('a process %s leads to the picture of the site and lives on', async (_, change) => {
  const { answers, log } = await answersWith(change);
  expect(answers).toEqual([302, 302]);
  expect(log).toHaveLength(2);
});
