import { posix } from 'node:path';

/** A file of the checkout: its path from the root, and its lines as `wc -l` counts them. */
export interface SourceFile {
  readonly path: string;
  readonly lines: readonly string[];
}

const DOMAIN = 'packages/domain/src';
const MAX_FILES_OF_A_FOLDER = 15;

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path);
}

/** The product's TypeScript files in a folder, without tests and without files that only tests use. */
export function productFiles(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path) && !isTest(path));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** The import statements of a file; one may span several lines. */
function importStatements({ lines }: SourceFile): string[][] {
  const statements: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (!isOpen && /^import[ {]/.test(line)) statements.push([]);
    else if (!isOpen) continue;
    statements.at(-1)?.push(line);
    isOpen = !/'(\.css)?;$/.test(line);
  }
  return statements;
}

/** The lines of import statements, in percent of all lines. */
export function importShare(files: readonly SourceFile[]): number {
  return (files.flatMap(importStatements).flat().length / files.flatMap(({ lines }) => lines).length) * 100;
}

export function countWord(files: readonly SourceFile[], word: string): { times: number; files: number } {
  const counts = files
    .map(({ lines }) => lines.join('\n').split(word).length - 1)
    .filter((count) => count > 0);
  return { times: counts.reduce((sum, count) => sum + count, 0), files: counts.length };
}

function domainFolder(path: string): string {
  return path.slice(DOMAIN.length + 1).split('/')[0] ?? '';
}

function importedFolders(file: SourceFile): string[] {
  return importStatements(file).flatMap((statement) => {
    const [, target] = /'(\.[^']*)'/.exec(statement.join(' ')) ?? [];
    return target === undefined ? [] : [domainFolder(posix.join(posix.dirname(file.path), target))];
  });
}

/** Pairs of the domain's folders, each of which imports the other, types included. */
export function mutualImports(files: readonly SourceFile[]): string[] {
  const imports = new Set(
    productFiles(files, DOMAIN).flatMap((file) =>
      importedFolders(file).map((folder) => `${domainFolder(file.path)} ${folder}`),
    ),
  );
  return [...imports]
    .map((edge) => edge.split(' ') as [string, string])
    .filter(([from, to]) => from < to && imports.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ↔ ${to}`)
    .toSorted();
}

/** Folders with more than fifteen source files directly in them, tests not counted. */
export function fullFolders(files: readonly SourceFile[]): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (isTest(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_FILES_OF_A_FOLDER).toSorted((a, b) => b[1] - a[1]);
}
