import { describe, expect, test } from 'vitest';
import { clearFirestore } from '../clear-firestore';
import type { EngineUnderTest } from './each-engine';

export function checkReads({ db, freshCollection }: EngineUnderTest): void {
  describe('reads', () => {
    test('getAll answers in the order asked, missing documents included', async () => {
      const collection = freshCollection();
      await collection.doc('a').set({ n: 1 });
      await collection.doc('b').set({ n: 2 });
      const found = await db().getAll(
        collection.doc('b'),
        collection.doc('none'),
        collection.doc('a'),
        collection.doc('b'),
      );
      expect(found.map(({ id, exists }) => [id, exists])).toEqual([
        ['b', true],
        ['none', false],
        ['a', true],
        ['b', true],
      ]);
    });

    test('getAll with a field mask brings only those fields', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ name: 'Cup', points: { win: 3, draw: 1 }, city: 'Bern' });
      const [found] = await db().getAll(cup, { fieldMask: ['name', 'points.win'] });
      expect(found?.data()).toEqual({ name: 'Cup', points: { win: 3 } });
    });

    test('select brings only the fields named', async () => {
      const collection = freshCollection();
      await collection.doc('cup').set({ name: 'Cup', city: 'Bern' });
      const [found] = (await collection.select('city').get()).docs;
      expect(found?.data()).toEqual({ city: 'Bern' });
      expect((await collection.select().get()).docs.map((document) => document.data())).toEqual([{}]);
    });

    test('listCollections names the collections of the database and of a document', async () => {
      const collection = freshCollection();
      await collection.doc('cup').collection('teams').doc('t').set({ n: 1 });
      await collection.doc('cup').collection('matches').doc('m').set({ n: 1 });
      expect((await db().listCollections()).map(({ id }) => id)).toContain(collection.id);
      expect((await collection.doc('cup').listCollections()).map(({ id }) => id)).toEqual([
        'matches',
        'teams',
      ]);
    });

    test('listDocuments lists by name, parents that do not exist included', async () => {
      const collection = freshCollection();
      await collection.doc('b').set({ n: 1 });
      await collection.doc('a').collection('teams').doc('t').set({ n: 1 });
      await collection.doc('c').set({ n: 1 });
      await collection.doc('c').delete();
      expect((await collection.listDocuments()).map(({ id }) => id)).toEqual(['a', 'b']);
    });

    test('a collection that nobody has written to is empty', async () => {
      const collection = freshCollection();
      expect((await collection.get()).empty).toBe(true);
      expect((await collection.doc('none').get()).exists).toBe(false);
      expect(await collection.listDocuments()).toEqual([]);
    });

    test('another client sees what one has written', async () => {
      const collection = freshCollection();
      await collection.doc('cup').set({ n: 1 });
      const seen = await db(1).doc(collection.doc('cup').path).get();
      expect(seen.data()).toEqual({ n: 1 });
    });

    test('clearing leaves nothing, whatever the depth', async () => {
      const collection = freshCollection();
      const batch = db().batch();
      for (let n = 0; n < 600; n++) batch.set(collection.doc(`team-${n}`), { n });
      batch.set(collection.doc('gone').collection('players').doc('p'), { n: 1 });
      await batch.commit();
      await clearFirestore(db());
      expect(await db().listCollections()).toEqual([]);
      expect((await db().collectionGroup('players').get()).empty).toBe(true);
    });
  });
}
