import { ROOT } from '@futsal-cup/tools/project';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

function readPackages(file: string): Packages {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return (JSON.parse(text) as { readonly packages: Packages }).packages;
}

/** npm looks for a package beside the package that needs it, then in each folder above. */
function isLocked(packages: Packages, place: string, name: string): boolean {
  const parents = place.split('/node_modules/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));
  const folders = ['', ...parents].map((folder) =>
    folder === '' ? 'node_modules' : `${folder}/node_modules`,
  );
  return folders.some((folder) => packages[`${folder}/${name}`] !== undefined);
}

describe.each(['package-lock.json', 'tests/node-24/package-lock.json'])('%s', (file) => {
  const packages = readPackages(file);

  it('names no registry but the public one', () => {
    const elsewhere = Object.values(packages).filter(
      ({ link = false, resolved }) =>
        !link && resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has a checksum of every package', () => {
    const fetched = Object.entries(packages).filter(
      ([place, { link = false }]) => place.includes('node_modules/') && !link,
    );
    expect(fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
    expect(fetched.length).toBeGreaterThan(0);
  });

  it('has the parts of every native package for every platform, so that npm ci works on all', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, place, name)),
    );
    expect(missing).toEqual([]);
  });
});

it.each(['darwin', 'linux', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => [os, cpu] as const)))(
  'the linter, the compiler and the bundlers run on %s with %s',
  (os, cpu) => {
    const packages = Object.entries(readPackages('package-lock.json'));
    for (const scope of ['@unrs/resolver-binding-', '@esbuild/', '@rolldown/binding-', 'lightningcss-']) {
      const fitting = packages.filter(
        ([place, native]) =>
          place.includes(`node_modules/${scope}`) && native.os?.includes(os) && native.cpu?.includes(cpu),
      );
      expect([scope, fitting.length > 0]).toEqual([scope, true]);
    }
  },
);
