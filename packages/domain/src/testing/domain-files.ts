import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder of the package, and of its source. */
export const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const SOURCE = join(PACKAGE, 'src');

/** The files of the domain that the product ships: all but tests and the files that only tests import. */
export function listDomainFiles(): string[] {
  return ts.sys
    .readDirectory(SOURCE, ['.ts'])
    .filter((file) => !/\.(test|d)\.ts$/.test(file) && !file.startsWith(join(SOURCE, 'testing')));
}

export function readText(file: string): string {
  const text = ts.sys.readFile(file);
  if (text === undefined) throw new Error(`${file} cannot be read`);
  return text;
}

/** The modules that a source text imports, types included. */
export function importsIn(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
}
