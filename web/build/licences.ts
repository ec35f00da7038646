import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly main?: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages of this repository; its own licence is the file LICENSE. */
const OWN = '@futsal-cup/';

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the folder of a package that a package in `from` needs: npm installs it there or in a folder above. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(from) === from) throw new Error(`The package ${name} is not installed.`);
  return folderOf(name, dirname(from));
}

/** Returns the folders of all packages that a package needs to run, directly or indirectly. */
function neededBy(folder: string, found = new Set<string>()): ReadonlySet<string> {
  for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
    const needed = folderOf(name, folder);
    if (found.has(needed)) continue;
    found.add(needed);
    neededBy(needed, found);
  }
  return found;
}

const LICENCE = /^(licen[cs]e|notice|ofl)/i;

/** The texts of licences whose packages are published without them. */
const STANDARD_TEXTS: Readonly<Record<string, () => string>> = {
  'Apache-2.0': () => readFileSync(`${import.meta.dirname}/apache-2.0.txt`, 'utf8'),
  MIT: () => readFileSync(`${import.meta.dirname}/../../LICENSE`, 'utf8').replace(/^.*?(?=Permission)/s, ''),
};

function standardText({ name, license = 'none', author = name }: Manifest): string {
  const text = STANDARD_TEXTS[license]?.();
  if (text === undefined)
    throw new Error(`The package ${name} has the licence ${license} and no text of it.`);
  return `Copyright ${typeof author === 'string' ? author : author.name}\n\n${text}`;
}

function entryOf(folder: string): string {
  const manifest = readManifest(folder);
  const files = readdirSync(folder).filter((file) => LICENCE.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const title = `${manifest.name} ${manifest.version} (${manifest.license})`;
  return [title, ...(texts.length > 0 ? texts : [standardText(manifest).trim()])].join('\n\n');
}

/** Whether a package has code, or fonts, and not only types. */
function ships(folder: string): boolean {
  const { name, main, exports } = readManifest(folder);
  return !name.startsWith(OWN) && (exports !== undefined || existsSync(join(folder, main || 'index.js')));
}

/** Returns the licence texts of the packages that a package needs to run, as their licences ask of whoever passes their code on. */
export function licencesOf(folder: string): string {
  return [...neededBy(folder)]
    .filter(ships)
    .map(entryOf)
    .sort()
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** Adds `licences.txt` to the site, because the minifier drops the licences that stand in the code. */
export function licences(folder: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${licencesOf(folder)}\n` });
    },
  };
}
