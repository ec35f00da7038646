import { MAX_MATCHES } from '@futsal-cup/domain/cup/limits';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { CupStore } from './cup-store';
import { versionOfRevision } from './stored';

const UPDATE_TIME = Timestamp.fromMillis(1_000);
const READ_TIME = Timestamp.fromMillis(2_000);
const CATALOGUE = 'system/catalogue';
const REVISION = 7;

/** A database with one cup, `known`, which counts its reads. */
function countingDatabase() {
  const get = vi.fn(async (id: string): Promise<object> => {
    const exists = id === 'known' || id === CATALOGUE;
    const data = exists ? { revision: REVISION, matches: {} } : undefined;
    return { exists, data: () => data, get: () => undefined, updateTime: UPDATE_TIME, readTime: READ_TIME };
  });
  const firestore = {
    doc: (path: string) => ({ id: path, get: () => get(path) }),
    getAll: (...references: readonly { readonly id: string }[]) =>
      Promise.all(references.map(({ id }) => get(id))),
  };
  const doc = (id: string) => ({ id, firestore, get: () => get(id) });
  const collection = () => ({ doc, withConverter: () => ({ doc }) });
  const db = { ...firestore, collection } as unknown as Firestore;
  return { store: new CupStore(db), get };
}

const failures = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'rejected').length;

describe('the store of the cups', () => {
  it('reads twice for a hundred who ask at once for one cup', async () => {
    const { store, get } = countingDatabase();
    const heads = await Promise.all(Array.from({ length: 100 }, () => store.head('known')));
    expect(new Set(heads.map(({ version }) => version))).toEqual(new Set([versionOfRevision(REVISION)]));
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('reads again for whoever asks after an answer', async () => {
    const { store, get } = countingDatabase();
    await store.head('known');
    await store.head('known');
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('remembers for a moment that there is no such cup', async () => {
    const { store, get } = countingDatabase();
    const first = await Promise.allSettled(Array.from({ length: 100 }, () => store.head('none')));
    const later = await Promise.allSettled([store.head('none'), store.current('none')]);
    expect([failures(first), failures(later)]).toEqual([100, 2]);
    expect(get.mock.calls.filter(([id]) => id === 'none').length).toBeLessThanOrEqual(4);
    await expect(store.head('none')).rejects.toMatchObject({ errors: [{ msg: 'tournament_not_found' }] });
  });

  it('reads the head and the tournament of each of a hundred ids that somebody invents, and shares the catalogue', async () => {
    const { store, get } = countingDatabase();
    const asked = Array.from({ length: 100 }, (_, index) => store.head(`invented-${index}`));
    expect(failures(await Promise.allSettled(asked))).toBe(100);
    expect(get.mock.calls.filter(([id]) => id !== CATALOGUE)).toHaveLength(200);
    expect(get.mock.calls.filter(([id]) => id === CATALOGUE).length).toBeLessThanOrEqual(2);
  });

  it('keeps twelve full cups in memory, and of more those that were used last', async () => {
    const { store } = countingDatabase();
    const matches = Array.from({ length: MAX_MATCHES }, () => ({}));
    const cups = Array.from({ length: 13 }, (_, index) => `cup-${index}`);
    const snapshotOf = (tournamentId: string) =>
      ({
        cup: { tournament: { tournamentId, revision: REVISION }, matches },
        updateTime: UPDATE_TIME,
      }) as never;
    for (const tournamentId of cups) store.keep(snapshotOf(tournamentId));
    const [first = '', ...others] = cups;
    for (const tournamentId of others) {
      await expect(store.at(tournamentId, REVISION)).resolves.toMatchObject({
        cup: { tournament: { tournamentId } },
      });
    }
    await expect(store.at(first, REVISION)).rejects.toThrow();
  });
});
