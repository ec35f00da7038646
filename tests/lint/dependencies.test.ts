import { ROOT } from '@futsal-cup/tools/project';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WORKSPACES = ['.', 'packages/domain', 'packages/local-firestore', 'functions', 'web', 'tools', 'tests'];

/** These licences may be linked into MIT code, or used beside it. */
const FITTING = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1']);
/** MPL 2.0 applies to its own files only, and only tests run these packages. */
const FITTING_IN_TESTS = new Map([
  ['axe-core', 'MPL-2.0'],
  ['@axe-core/playwright', 'MPL-2.0'],
  ['ical.js', 'MPL-2.0'],
]);

interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** npm installs a package in the folder of a workspace if another package needs another version. */
function installedFolder(name: string): string {
  const folders = WORKSPACES.map((workspace) => join(workspace, 'node_modules', name));
  return folders.find((folder) => existsSync(join(ROOT, folder, 'package.json'))) ?? name;
}

/** Lists the packages that a folder takes from npm; our own workspaces need no reason in docs/dependencies.md. */
function packagesOf(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readManifest(folder);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !name.startsWith('@futsal-cup/'));
}

const described = [
  ...readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8').matchAll(/^\| (@?[a-z][\w@/.-]*) +\|/gm),
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
