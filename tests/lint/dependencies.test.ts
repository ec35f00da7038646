import { ROOT } from '@futsal-cup/tools/project';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WORKSPACES = ['.', 'packages/domain', 'packages/local-firestore', 'functions', 'web', 'tools', 'tests'];
const SOURCES = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.json']);
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.artifacts', '.state', '.stryker-tmp', 'reports']);

/** What may be linked into MIT code, and what may be used beside it. */
const FITTING = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1']);
/** MPL 2.0 asks for its own files only, and this one is only ever run by tests. */
const FITTING_IN_TESTS = new Map([['axe-core', 'MPL-2.0']]);

/** Used without being named in any file: types, the compiler's own command, and a peer. */
const USED_UNNAMED = /^(@types\/.+|typescript(-7)?)$/;

interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** npm puts a package beside the workspace that wants it when another wants another version. */
function installedFolder(name: string): string {
  const folders = WORKSPACES.map((workspace) => join(workspace, 'node_modules', name));
  return folders.find((folder) => existsSync(join(ROOT, folder, 'package.json'))) ?? name;
}

/** Of npm only; our own workspaces need no reason. */
function packagesOf(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readManifest(folder);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !name.startsWith('@futsal-cup/'));
}

function sourcesIn(folder: string, isRoot = false): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isRoot || NOT_OURS.has(entry.name) ? [] : sourcesIn(path);
    const isManifest = /^package(-lock)?\.json$/.test(entry.name);
    return SOURCES.has(extname(entry.name)) && !isManifest ? [path] : [];
  });
}

function textOf(workspace: string): string {
  const sources = sourcesIn(join(ROOT, workspace), workspace === '.');
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const scripts = workspace === '.' ? readFileSync(join(ROOT, 'package.json'), 'utf8') : '';
  return `${text}\n${scripts.split('"devDependencies"')[0] ?? ''}`;
}

/** As an import, a path into the package, or a word of a script. */
function isUsed(name: string, text: string): boolean {
  const escaped = name.replaceAll(/[/.]/g, '\\$&');
  return new RegExp(`['"\`]${escaped}(/|['"\`])|["\\s]${escaped} `).test(text);
}

/** Commands, peers, what the compiler adds to JSX, and what vitest.config.ts of the root names. */
const USED_ELSEWHERE = new Map([
  ['packages/domain', new Set(['@stryker-mutator/core'])],
  ['packages/local-firestore', new Set(['google-gax'])],
  ['web', new Set(['happy-dom'])],
  ['tests', new Set(['firebase', 'react'])],
  ['.', new Set(['tsx', 'vitest'])],
]);

const described = [
  ...readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8').matchAll(/^\| (@?[a-z][\w@/-]*) +\|/gm),
]
  .map(([, name]) => name ?? '')
  .filter((name) => name !== 'package');

const all = [...new Set(WORKSPACES.flatMap(packagesOf))].sort();

describe('every dependency', () => {
  it('has its reason in docs/dependencies.md, once, and nothing else has', () => {
    expect(described.sort()).toEqual(all);
  });

  it.each(all)('%s has a licence that fits', (name) => {
    const { license = 'none' } = readManifest(installedFolder(name));
    const fits = FITTING.has(license) || FITTING_IN_TESTS.get(name) === license;
    expect({ name, license, fits }).toEqual({ name, license, fits: true });
  });
});

describe.each(WORKSPACES)('in %s', (workspace) => {
  it('no dependency is unused', () => {
    const text = textOf(workspace);
    const elsewhere = USED_ELSEWHERE.get(workspace);
    const unused = packagesOf(workspace).filter(
      (name) => !USED_UNNAMED.test(name) && !elsewhere?.has(name) && !isUsed(name, text),
    );
    expect(unused).toEqual([]);
  });
});
