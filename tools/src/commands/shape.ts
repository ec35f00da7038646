import { execa } from 'execa';
import { parseArgs } from 'node:util';
import { ROOT } from '../project';
import {
  countWord,
  fullFolders,
  importShare,
  median,
  mutualImports,
  productFiles,
  type SourceFile,
} from '../shape/measure-shape';
import { linesByApp, measureShelf, measureTextsAndStyles } from '../shape/measure-web';
import { UserError } from '../user-error';

const PARTS = { domain: 'packages/domain/src', functions: 'functions/src', web: 'web/src' };
const SOURCES = ['*.ts', '*.tsx', '*.css', '*.mjs'];

/** All lines of all tracked source files, from the working tree or from a commit, by a search that matches every line. */
async function readSources(commit: string | undefined): Promise<SourceFile[]> {
  const args = [
    'grep',
    '-I',
    '--null',
    '-e',
    '',
    ...(commit === undefined ? [] : [commit]),
    '--',
    ...SOURCES,
  ];
  const { stdout, failed, stderr } = await execa('git', args, { cwd: ROOT, reject: false });
  if (failed) throw new UserError(`Git cannot list the sources: ${stderr}`);
  const files = new Map<string, string[]>();
  for (const found of stdout.split('\n')) {
    const [place = '', line = ''] = found.split('\0');
    const path = commit === undefined ? place : place.slice(commit.length + 1);
    const lines = files.get(path) ?? [];
    lines.push(line);
    files.set(path, lines);
  }
  return [...files].map(([path, lines]) => ({ path, lines }));
}

/** Prints the measures of how the code is divided: `npm run shape [-- --at COMMIT]`. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { at: { type: 'string' } } });
  const files = await readSources(values.at);
  const parts = Object.entries(PARTS).map(([name, folder]) => [name, productFiles(files, folder)] as const);
  console.log(
    'Product files: .ts and .tsx without tests and their builders. Lines: as `wc -l` counts, imports included.',
  );
  console.table(
    Object.fromEntries(
      parts.map(([name, sources]) => [
        name,
        {
          files: sources.length,
          lines: sources.reduce((sum, { lines }) => sum + lines.length, 0),
          'median lines': median(sources.map(({ lines }) => lines.length)),
          'imports, %': Math.round(importShare(sources) * 10) / 10,
        },
      ]),
    ),
  );
  const product = parts.flatMap(([, sources]) => sources);
  const scores = countWord(product, 'localTeamPenaltyScore');
  console.log(`localTeamPenaltyScore in product files: ${scores.times} times in ${scores.files} files`);
  const pairs = mutualImports(files);
  console.log(`Pairs of domain folders that import each other: ${pairs.length}`);
  for (const pair of pairs) console.log(`  ${pair}`);
  const folders = fullFolders(files);
  console.log(`Folders with more than 15 source files: ${folders.length}`);
  for (const [folder, count] of folders) console.log(`  ${String(count).padStart(3)}  ${folder}`);
  console.log('What several audiences of the web app use, its texts apart:');
  console.table([measureShelf(files)]);
  console.log('Lines of the web app, styles included:');
  console.table([linesByApp(files)]);
  console.table([measureTextsAndStyles(files)]);
}
