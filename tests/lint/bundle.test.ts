import { describe, expect, it } from 'vitest';
import { firstChunks } from '../../web/build/first-chunks';

const REACT = '/node_modules/react/index.js';

/** The imports of each module. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: [REACT, 'shell'],
  shell: [],
  home: [REACT, 'scoreboard', 'countdown'],
  matches: [REACT, 'scoreboard', 'bracket'],
  teams: [REACT, 'crest'],
  scoreboard: ['crest'],
  countdown: [],
  bracket: [],
  crest: [],
  [REACT]: [],
};

const graph = {
  getModuleInfo: (id: string) => (IMPORTS[id] ? { importedIds: [...IMPORTS[id]] } : null),
};

/** Returns the modules of each file of the build: a module goes into the file of the first group that takes the module. */
function filesOf(pages: readonly string[], alsoShared: readonly string[] = []) {
  const groups = firstChunks({ entry: 'main', pages, alsoShared });
  const files: Record<string, string[]> = {};
  for (const id of Object.keys(IMPORTS)) {
    const file = groups.map(({ name }) => name(id, graph)).find((name) => name !== null);
    if (file) (files[file] ??= []).push(id);
  }
  return files;
}

describe('the files of the first pages', () => {
  it('hold the app with what two of them need, and what one alone needs; its libraries come with what needs them', () => {
    expect(filesOf(['home', 'matches', 'teams'])).toEqual({
      start: ['main', 'shell', 'scoreboard', 'crest'],
      home: ['home', 'countdown'],
      matches: ['matches', 'bracket'],
      teams: ['teams'],
    });
    expect(filesOf(['home', 'teams'])).toMatchObject({
      start: ['main', 'shell', 'crest'],
      home: ['home', 'scoreboard', 'countdown'],
    });
  });

  it('hold with the app what later pages need of a first one', () => {
    expect(filesOf(['home', 'teams'], ['countdown'])).toMatchObject({
      start: ['main', 'shell', 'countdown', 'crest'],
      home: ['home', 'scoreboard'],
    });
  });

  it('fails the build when they are to have a page that there is not', () => {
    expect(() => filesOf(['home', 'renamed'])).toThrow('The build has no module renamed.');
  });
});
