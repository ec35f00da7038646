import { readdir, readFile } from 'node:fs/promises';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

async function describePackage(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Manifest;
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file));
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/** The licences of all packages that have one of these modules, by the paths of the modules, in one text. */
export async function gatherLicences(modules: readonly string[]): Promise<string> {
  const paths = modules.map((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[0]);
  const folders = [...new Set(paths.filter((path) => path !== undefined && !path.startsWith('\0')))];
  const described = await Promise.all(folders.map((folder) => describePackage(folder ?? '')));
  return `${[...new Set(described)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
