import { posix } from 'node:path';
import { isTest, type SourceFile } from './measure-shape';

const WEB = 'web/src';
/** The folder that several audiences share; before November 2026 it was called `shared`. */
const SHELVES = [`${WEB}/shelf/`, `${WEB}/shared/`];

const IMPORT = /\b(?:from|import|import\()\s*['"](\.[^'"]+)['"]/g;

interface Shelf {
  readonly folders: number;
  /** The longest chain of folders of which each imports the next. */
  readonly layers: number;
  /** The number of pairs of folders of which one imports the other, and the number of those that import each other. */
  readonly pairs: number;
  readonly mutual: number;
  readonly lines: number;
}

function product(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${WEB}/`) && !isTest(path));
}

function countLines(files: readonly SourceFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** A language has a file or two in the folder of texts of an app; before commit f05d50c3 it had a folder of them. */
function isText(path: string): boolean {
  return /\/texts\/(?:.*\/)?(?:en|de|fr|it)(?:\/|(?:-\w+)?\.ts$)/.test(path);
}

/** Returns the folders of the shelf that each folder of the shelf imports. */
function importsByFolder(files: readonly SourceFile[], shelf: string): ReadonlyMap<string, Set<string>> {
  const folderOf = (path: string) => path.slice(shelf.length).split('/')[0] ?? '';
  const imports = new Map<string, Set<string>>();
  for (const { path, lines } of files) {
    const own = imports.get(folderOf(path)) ?? new Set();
    imports.set(folderOf(path), own);
    for (const [, target = ''] of lines.join('\n').matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(path), target);
      if (imported.startsWith(shelf)) own.add(folderOf(imported));
    }
    own.delete(folderOf(path));
  }
  return imports;
}

function longestChain(imports: ReadonlyMap<string, ReadonlySet<string>>): number {
  const known = new Map<string, number>();
  const lengthFrom = (folder: string, above: readonly string[]): number => {
    const below = [...(imports.get(folder) ?? [])].filter((other) => !above.includes(other));
    const length =
      known.get(folder) ?? 1 + Math.max(0, ...below.map((other) => lengthFrom(other, [...above, folder])));
    known.set(folder, length);
    return length;
  };
  return Math.max(0, ...[...imports.keys()].map((folder) => lengthFrom(folder, [])));
}

/** The folders that several audiences use; their texts are counted apart. */
export function measureShelf(files: readonly SourceFile[]): Shelf {
  const shelf = SHELVES.find((folder) => files.some(({ path }) => path.startsWith(folder))) ?? '';
  const shared = product(files).filter(({ path }) => path.startsWith(shelf));
  const imports = importsByFolder(shared, shelf);
  const pairs = [...imports].flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const));
  return {
    folders: imports.size,
    layers: longestChain(imports),
    pairs: pairs.length,
    mutual: pairs.filter(([from, to]) => from < to && imports.get(to)?.has(from)).length,
    lines: countLines(shared.filter(({ path }) => !isText(path))),
  };
}

/** The lines of the web app by the first folder below its source; texts are counted apart. */
export function linesByApp(files: readonly SourceFile[]): Record<string, number> {
  const lines: Record<string, number> = {};
  for (const file of product(files)) {
    const rest = file.path.slice(WEB.length + 1).split('/');
    const app = isText(file.path) ? 'texts' : rest.length > 1 ? (rest[0] ?? '') : '(root)';
    lines[app] = (lines[app] ?? 0) + file.lines.length;
  }
  return lines;
}

/** How many files of texts and how many stylesheets there are, and at which widths of a window the stylesheets change. */
export function measureTextsAndStyles(files: readonly SourceFile[]) {
  const texts = product(files).filter(({ path }) => isText(path));
  const styles = product(files).filter(({ path }) => path.endsWith('.css'));
  const widths = styles.flatMap(({ lines }) =>
    lines.filter((line) => line.includes('@media')).flatMap((line) => line.match(/\d+(?:px|rem)/g) ?? []),
  );
  return {
    'files of texts': texts.length,
    stylesheets: styles.length,
    'lines of CSS': countLines(styles),
    breakpoints: new Set(widths).size,
  };
}
