import { describe, expect, it } from 'vitest';
import { firstChunks } from '../../web/build/first-chunks';

/** What each module imports. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: ['react'],
  home: ['react', 'scoreboard', 'countdown'],
  matches: ['react', 'scoreboard', 'bracket'],
  teams: ['react', 'crest'],
  scoreboard: ['crest'],
  countdown: [],
  bracket: [],
  crest: [],
  react: [],
};

const graph = {
  getModuleInfo: (id: string) => (IMPORTS[id] ? { importedIds: [...IMPORTS[id]] } : null),
};

/** The modules of each file of the build, as the first of its groups that wants a module has it. */
function filesOf(pages: readonly string[]) {
  const groups = firstChunks('main', pages);
  const files: Record<string, string[]> = {};
  for (const id of Object.keys(IMPORTS)) {
    const file = groups.map(({ name }) => name(id, graph)).find((name) => name !== null);
    if (file) (files[file] ??= []).push(id);
  }
  return files;
}

describe('the files of the first pages', () => {
  it('hold what two of them need, unless the app brings it, and what one alone needs', () => {
    expect(filesOf(['home', 'matches', 'teams'])).toEqual({
      pages: ['scoreboard', 'crest'],
      home: ['home', 'countdown'],
      matches: ['matches', 'bracket'],
      teams: ['teams'],
    });
    expect(filesOf(['home', 'teams'])).toMatchObject({
      pages: ['crest'],
      home: ['home', 'scoreboard', 'countdown'],
    });
  });

  it('fails the build when they are to have a page that there is not', () => {
    expect(() => filesOf(['home', 'renamed'])).toThrow('The build has no module renamed.');
  });
});
