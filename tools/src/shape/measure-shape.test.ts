import { describe, expect, it } from 'vitest';
import { countWord, fullFolders, importShare, median, mutualImports, productFiles } from './measure-shape';

function file(path: string, ...lines: string[]) {
  return { path, lines };
}

describe('the shape of the code', () => {
  it('leaves tests and their builders out of the product', () => {
    const files = ['a/a.ts', 'a/a.test.ts', 'a/testing/build.ts', 'a/a.css', 'ab/a.ts'].map((path) =>
      file(path),
    );
    expect(productFiles(files, 'a').map(({ path }) => path)).toEqual(['a/a.ts']);
  });

  it('counts every line of an import, and no dynamic import', () => {
    const source = file(
      'a.ts',
      "import './a.css';",
      'import {',
      '  one,',
      "} from './b';",
      '',
      "await import('./c');",
    );
    expect(importShare([source])).toBeCloseTo((4 / 6) * 100);
  });

  it('counts a word and the files that have it', () => {
    const files = [file('a.ts', 'score score', 'score'), file('b.ts', 'goals'), file('c.ts', 'score')];
    expect(countWord(files, 'score')).toEqual({ times: 4, files: 2 });
  });

  it('has the value in the middle, or between the two in the middle', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([9, 1, 4, 5])).toBe(4.5);
  });

  it('names the folders of the domain that import each other, and only those', () => {
    const domain = 'packages/domain/src';
    const files = [
      file(`${domain}/cup/cup.ts`, "import type { Team } from '../team/team';"),
      file(`${domain}/team/team.ts`, "import { cup } from '../cup/cup';", "import { name } from './name';"),
      file(`${domain}/match/match.ts`, 'import {', '  cup,', "} from '../cup/cup';"),
      file(`${domain}/cup/cup.test.ts`, "import { match } from '../match/match';"),
    ];
    expect(mutualImports(files)).toEqual(['cup ↔ team']);
  });

  it('names the folders with more than fifteen files, tests not counted', () => {
    const many = Array.from({ length: 16 }, (_, index) => file(`many/${index}.ts`));
    const tested = Array.from({ length: 16 }, (_, index) => file(`tested/${index}.test.ts`));
    expect(fullFolders([...many, ...tested])).toEqual([['many', 16]]);
  });
});
