import { ROOT } from '@futsal-cup/tools/project';
import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import { spawnGuarded, stopGuarded } from '@futsal-cup/local-firestore/spawn-guarded';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_BUILD } from '../support/stack/start-test-stack';

const run = promisify(execFile);
const MEGABYTE = 1_000_000;

interface FirebaseJson {
  readonly hosting: {
    readonly rewrites: readonly {
      readonly function?: { readonly functionId: string; readonly region: string };
    }[];
  };
  readonly functions: readonly { readonly runtime: string }[];
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The folder is as Cloud Build gets it; npm installs in it what the lock file says and nothing else. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-upload-'));
  await cp(join(ROOT, TEST_BUILD.functions), folder, { recursive: true });
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--no-workspaces'];
  await run('npm', install, { cwd: folder, shell: process.platform === 'win32' });
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Loads the function as `firebase deploy` does: it starts the function in a process of its own and asks there what there is to deploy. */
async function discover(): Promise<string> {
  const port = await freePort();
  const cli = join(folder, 'node_modules', 'firebase-functions', 'lib', 'bin', 'firebase-functions.js');
  const env = {
    ...process.env,
    PORT: String(port),
    FUNCTIONS_CONTROL_API: 'true',
    GCLOUD_PROJECT: 'our-cup',
  };
  const child = spawnGuarded(process.execPath, [cli, folder], { cwd: folder, env });
  try {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const response = await fetch(`http://${HOST}:${port}/__/functions.yaml`).catch(() => null);
      if (response) return await response.text();
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('The function does not load.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await stopGuarded(child);
  }
}

describe('the function that would be uploaded', () => {
  it('names exact versions of public packages and no workspace of ours', async () => {
    const { dependencies, main, engines } = await readJson<{
      dependencies: Record<string, string>;
      main: string;
      engines: { node: string };
    }>(join(folder, 'package.json'));
    expect(Object.keys(dependencies).sort()).toEqual([
      '@fontsource/barlow-condensed',
      '@google-cloud/functions-framework',
      'canvaskit-wasm',
      'express',
      'firebase-admin',
      'firebase-functions',
    ]);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(main).toBe('index.js');
    const { functions } = await readJson<FirebaseJson>(join(ROOT, 'firebase.json'));
    expect(functions.map(({ runtime }) => runtime)).toEqual([`nodejs${engines.node}`]);
  });

  it('is its code, its licences, its manifest and its lock file, and small', async () => {
    const built = await readdir(join(ROOT, TEST_BUILD.functions));
    const others = built.filter((file) => extname(file) !== '.js').sort();
    expect(others).toEqual(['licences.txt', 'package-lock.json', 'package.json']);
    expect(await sizeOf(await filesIn(join(ROOT, TEST_BUILD.functions)))).toBeLessThan(5.5 * MEGABYTE);
  });

  it('reads a part of its code before the first answer, without what only some calls need', async () => {
    const read = new Set<string>();
    const open = ['./index.js'];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (read.has(file)) continue;
      read.add(file);
      const code = await readFile(join(folder, file), 'utf8');
      // What is loaded later is required inside of a function, and gets no name of its own.
      const required = code.matchAll(/[ ,]require_[\w$]+=require\("(\.\/[^"]+)"\)/g);
      open.push(...Array.from(required, ([, name = '']) => name));
    }
    const files = [...read].map((file) => join(folder, file));
    expect(await sizeOf(files)).toBeLessThan(3.5 * MEGABYTE);
    const codes = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    for (const later of ['passwords-common', 'createSessionCookie', 'handleAcceptInvitation']) {
      expect(
        codes.some((code) => code.includes(later)),
        later,
      ).toBe(false);
    }
  });

  it('has the licence of every package in its code', async () => {
    const licences = await readFile(join(folder, 'licences.txt'), 'utf8');
    for (const name of ['firebase-admin', 'firebase-functions', 'zod', '@grpc/grpc-js', 'tiny-lru']) {
      expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([\\w.-]+\\)\\n\\n`, 'm'));
    }
    expect(licences).toContain('Permission is hereby granted');
    expect(licences).toContain('Apache License');
  });

  it('has every package at the version that is tested here, with its checksum', async () => {
    type Packages = Record<string, { readonly version?: string; readonly integrity?: string }>;
    const { packages: ours } = await readJson<{ packages: Packages }>(join(ROOT, 'package-lock.json'));
    const { packages } = await readJson<{ packages: Packages }>(join(folder, 'package-lock.json'));
    const places = Object.keys(packages).filter((place) => place !== '');
    expect(places).toContain('node_modules/firebase-admin');
    for (const place of places) {
      expect(packages[place]?.integrity, place).toMatch(/^sha512-/);
      expect(packages[place]?.integrity, place).toBe((ours[place] ?? ours[`functions/${place}`])?.integrity);
    }
  });

  it('brings along what pictures are drawn with', () => {
    const { resolve } = createRequire(join(folder, 'index.js'));
    for (const file of [
      'canvaskit-wasm/bin/canvaskit.wasm',
      '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
    ]) {
      expect(resolve(file)).toContain(folder);
    }
  });

  it('says nothing of the machine that built it', async () => {
    const code = await readFile(join(folder, 'index.js'), 'utf8');
    expect(code).not.toContain(ROOT);
    expect(code).not.toMatch(/Admin-2026!|Visitor-2026!|FIRESTORE_EMULATOR_HOST=/);
  });

  it('installs alone, loads, and is the one function that the site calls', async () => {
    const manifest = await discover();
    const { hosting } = await readJson<FirebaseJson>(join(ROOT, 'firebase.json'));
    const called = hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(called.length).toBeGreaterThan(0);
    for (const one of called) expect(one).toEqual({ functionId: 'api', region: 'europe-west6' });
    const deployed = JSON.parse(manifest) as {
      endpoints: Record<string, Record<string, unknown>>;
      params: readonly { name: string }[];
    };
    expect(Object.keys(deployed.endpoints)).toEqual(['api']);
    expect(deployed.endpoints['api']).toMatchObject({
      platform: 'gcfv2',
      region: ['europe-west6'],
      concurrency: 80,
      maxInstances: 10,
      availableMemoryMb: 512,
    });
    expect(deployed.params.map(({ name }) => name).sort()).toEqual([
      'SETUP_KEY_HASH',
      'SETUP_KEY_UNTIL',
      'TRUSTED_PROXY_HOPS',
      'WEB_API_KEY',
    ]);
  });
});

describe('the site that would be uploaded', () => {
  const files = () => filesIn(join(ROOT, TEST_BUILD.site));

  it('is a page and its files, and small', async () => {
    const uploaded = await files();
    expect(uploaded.some((file) => file.endsWith('index.html'))).toBe(true);
    // The frames and the OpenAPI document, which visitors of the site do not load, are most of a megabyte.
    expect(await sizeOf(uploaded)).toBeLessThan(5 * MEGABYTE);
  });

  it('has no source map, no secret and nothing but what a browser needs and the OpenAPI document', async () => {
    const needed = new Set([
      '.css',
      '.html',
      '.ico',
      '.jpg',
      '.js',
      '.png',
      '.svg',
      '.txt',
      '.webmanifest',
      '.webp',
      '.woff2',
    ]);
    for (const file of await files()) {
      if (basename(file) !== 'openapi.json') expect(needed, file).toContain(extname(file));
      expect(await readFile(file, 'latin1'), file).not.toMatch(/Admin-2026!|sourceMappingURL|localhost:\d/);
    }
  });
});
