import { ROOT } from '@futsal-cup/tools/project';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The lines list the folders of the web app's shelf from the bottom: a folder imports only folders of the lines above its own. */
const LAYERS = [
  ['addresses', 'club', 'code', 'styles'],
  ['stores'],
  ['api', 'hooks', 'texts'],
  ['cup', 'ui'],
  ['match', 'page'],
  ['bracket', 'lists'],
];

const SHELF = join(ROOT, 'web/src/shelf');
const IMPORT = /\b(?:from|import|import\()\s*'(\.[^']+)'/g;

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function layerOf(folder: string): number {
  return LAYERS.findIndex((folders) => folders.includes(folder));
}

/** Lists the imports from a file of the shelf to a folder of the shelf that is not below its own; paths begin at the shelf. */
function findForbiddenImports(path: string, text: string): string[] {
  const folder = folderOf(path);
  const imported = [...text.matchAll(IMPORT)].map(([, target = '']) =>
    normalize(join(dirname(path), target)),
  );
  return imported
    .filter((target) => !target.startsWith('..') && folderOf(target) !== folder)
    .filter((target) => !(layerOf(folderOf(target)) >= 0 && layerOf(folderOf(target)) < layerOf(folder)));
}

describe('the shelf of the web app', () => {
  const files = readdirSync(SHELF, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );

  it('has no folder without a layer', () => {
    const folders = readdirSync(SHELF);
    expect(folders.sort()).toEqual(LAYERS.flat().sort());
  });

  it('has no folder that imports another one beside or above it', () => {
    const found = files.flatMap((file) =>
      findForbiddenImports(file, readFileSync(join(SHELF, file), 'utf8')).map(
        (target) => `${file} imports ${target}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['match/score.tsx', "import { Bracket } from '../bracket/bracket';", 'bracket/bracket'],
    ['match/score.tsx', "import { PageTop } from '../page/page-top';", 'page/page-top'],
    ['cup/live/news.ts', "const load = () => import('../../match/score');", 'match/score'],
  ])('finds that %s has %s', (path, text, target) => {
    expect(findForbiddenImports(path, text)).toEqual([target]);
  });
});
