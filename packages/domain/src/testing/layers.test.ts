import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn, listDomainFiles, readText, SOURCE } from './domain-files';

/**
 * The folders of the domain from the bottom up. A folder may only import folders of the lines above its own line, so that no two folders
 * import each other, directly or through others.
 */
const LAYERS = [
  ['cup'],
  ['account', 'standings', 'schedule', 'match-log'],
  ['bracket'],
  ['rules', 'players', 'lists'],
  ['plan'],
  ['stored'],
  ['commands'],
  ['history'],
  ['contracts', 'cup-file'],
  ['calendar'],
];

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function layerOf(folder: string): number {
  return LAYERS.findIndex((folders) => folders.includes(folder));
}

/** The imports of a file of the domain that lead to a folder which is not below its own; paths begin at `src`. */
function findForbiddenImports(path: string, text: string): string[] {
  const folder = folderOf(path);
  const imported = importsIn(text)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name));
  return imported.filter((target) => {
    const other = folderOf(target);
    return other !== folder && !(layerOf(other) >= 0 && layerOf(other) < layerOf(folder));
  });
}

describe('a file of the domain', () => {
  const files = listDomainFiles().map((file) => ({ path: relative(SOURCE, file), text: readText(file) }));

  it('is in a folder that has a layer', () => {
    const folders = new Set(files.map(({ path }) => folderOf(path)));
    expect([...folders].sort()).toEqual(LAYERS.flat().sort());
  });

  it('imports only lower folders than its own', () => {
    const found = files.flatMap(({ path, text }) =>
      findForbiddenImports(path, text).map((target) => `${path} imports ${target}`),
    );
    expect(found).toEqual([]);
  });
});

describe('an import of the domain', () => {
  it.each([
    ['a package', 'cup/fields.ts', "import { z } from 'zod';"],
    ['its own folder', 'bracket/rounds.ts', "import { numberMatches } from './match-numbers';"],
    ['a lower folder', 'commands/teams.ts', "import { resolveCup } from '../bracket/resolve-cup';"],
  ])('may be of %s', (_, path, text) => {
    expect(findForbiddenImports(path, text)).toEqual([]);
  });

  it.each([
    ['a higher folder', "import { rank } from '../bracket/rank';", 'bracket/rank'],
    [
      'a folder beside its own',
      "import { compareByKickOff } from '../schedule/kick-off';",
      'schedule/kick-off',
    ],
    ['the support of tests', "import { buildCup } from '../testing/build-cup';", 'testing/build-cup'],
    ['a file outside of the folders', "import { version } from '../version';", 'version'],
    ['a type of a higher folder', "import type { Rank } from '../bracket/rank';", 'bracket/rank'],
    ['what a higher folder exports', "export { rank } from '../bracket/rank';", 'bracket/rank'],
    [
      'a higher folder that is loaded later',
      "export const load = () => import('../bracket/rank');",
      'bracket/rank',
    ],
  ])('is found when it is of %s', (_, text, target) => {
    expect(findForbiddenImports('standings/tally.ts', text)).toEqual([target]);
  });

  it('is found in one of two folders that import each other', () => {
    const up = findForbiddenImports('standings/tally.ts', "import '../cup/records';");
    const down = findForbiddenImports('cup/records.ts', "import '../standings/tally';");
    expect([...up, ...down]).toEqual(['standings/tally']);
  });
});
