import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../route';
import { readScoredMatch } from './scored-match';

const OF_MATCH = { tournamentId: 'cup', matchId: 'match' };
const BEFORE_DELETION = 1;

/** A database whose log is read after the deletion of a match. The head of the cup is read first before the deletion, and then after it. */
function dependenciesWith({ expiresAt }: { expiresAt?: number }): Dependencies & { heads: number[] } {
  const heads: number[] = [];
  const readHead = () => {
    heads.push(BEFORE_DELETION + heads.length);
    return { data: () => ({ revision: heads.at(-1) }) };
  };
  const log = { ref: {}, data: () => ({ entries: [] }), get: () => expiresAt };
  const collection = (name: string) => ({
    doc: () => ({ get: () => Promise.resolve(name === 'live' ? readHead() : log) }),
  });
  const at = (_tournamentId: string, revision: number) =>
    Promise.resolve({ cup: { matches: revision === BEFORE_DELETION ? [{ matchId: 'match' }] : [] } });
  return { db: { collection }, cups: { at }, heads } as unknown as Dependencies & { heads: number[] };
}

describe('a match that is read with its log', () => {
  it('is read with one head', async () => {
    const dependencies = dependenciesWith({});
    expect((await readScoredMatch(dependencies, OF_MATCH)).match).toEqual({ matchId: 'match' });
    expect(dependencies.heads).toEqual([1]);
  });

  it('is not found where it was deleted between the two reads', async () => {
    await expect(readScoredMatch(dependenciesWith({ expiresAt: 1 }), OF_MATCH)).rejects.toMatchObject({
      errors: [{ msg: 'match_not_found' }],
    });
  });
});
