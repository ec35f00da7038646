import { describe, expect, it } from 'vitest';
import { sharedChunk } from '../../web/build/shared-chunk';

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

function chunkOf(pages: readonly string[]) {
  const { name } = sharedChunk('main', pages);
  return Object.keys(IMPORTS).filter((id) => name(id, graph) !== null);
}

describe('the chunk that the first pages share', () => {
  it('holds what two of them need, unless the app brings it', () => {
    expect(chunkOf(['home', 'matches', 'teams'])).toEqual(['scoreboard', 'crest']);
    expect(chunkOf(['home', 'teams'])).toEqual(['crest']);
  });

  it('fails the build when it is to look at a page that there is not', () => {
    expect(() => chunkOf(['home', 'renamed'])).toThrow('The build has no module renamed.');
  });
});
