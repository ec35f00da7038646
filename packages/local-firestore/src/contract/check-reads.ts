import { describe, expect, test } from 'vitest';
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

    test('a document that is not there is missing, and so is one below it', async () => {
      const none = freshCollection().doc('none');
      expect((await none.get()).exists).toBe(false);
      expect((await none.collection('teams').doc('t').get()).exists).toBe(false);
    });

    test('listCollections names the collections that have documents', async () => {
      const [kept, emptied] = [freshCollection(), freshCollection()];
      await kept.doc('cup').set({ n: 1 });
      await emptied.doc('cup').set({ n: 1 });
      await emptied.doc('cup').delete();
      const ids = (await db().listCollections()).map(({ id }) => id);
      expect(ids).toContain(kept.id);
      expect(ids).not.toContain(emptied.id);
    });

    test('listDocuments lists what is there by name', async () => {
      const collection = freshCollection();
      for (const id of ['b', 'a', 'c']) await collection.doc(id).set({ n: 1 });
      await collection.doc('c').delete();
      expect((await collection.listDocuments()).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await freshCollection().listDocuments()).toEqual([]);
    });

    test('another client sees what one has written', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ n: 1 });
      expect((await db(1).doc(cup.path).get()).data()).toEqual({ n: 1 });
    });
  });

  describe('read-only transactions', () => {
    test('all reads see one moment, whatever others write meanwhile', async () => {
      const collection = freshCollection();
      const writeBoth = async (n: number) => {
        const batch = db(1).batch();
        for (const id of ['a', 'b']) batch.set(db(1).doc(`${collection.path}/${id}`), { n });
        await batch.commit();
      };
      await writeBoth(1);
      const seen = await db().runTransaction(
        async (transaction) => {
          const a = await transaction.get(collection.doc('a'));
          await writeBoth(2);
          await db(1).doc(`${collection.path}/c`).set({ n: 1 });
          const b = await transaction.get(collection.doc('b'));
          const [all, ones, twos] = await Promise.all([
            transaction.get(collection),
            transaction.get(collection.where('n', '==', 1)),
            transaction.get(collection.where('n', '==', 2)),
          ]);
          return [a.get('n'), b.get('n'), all.docs.map((one) => one.get('n')), ones.size, twos.size];
        },
        { readOnly: true },
      );
      expect(seen).toEqual([1, 1, [1, 1], 2, 0]);
      expect((await collection.doc('a').get()).get('n')).toBe(2);
    });

    test('queries that begin a transaction together see the same moment', async () => {
      const collection = freshCollection();
      await collection.doc('a').set({ n: 1 });
      const sizes = await db().runTransaction(
        (transaction) =>
          Promise.all([
            transaction.get(collection).then(({ size }) => size),
            transaction.get(collection.where('n', '==', 1)).then(({ size }) => size),
            transaction.get(freshCollection()).then(({ size }) => size),
          ]),
        { readOnly: true },
      );
      expect(sizes).toEqual([1, 1, 0]);
    });

    test('a deleted document is still there for a reader that began before', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ n: 1 });
      const other = freshCollection().doc('other');
      const seen = await db().runTransaction(
        async (transaction) => {
          await transaction.get(other);
          await db(1).doc(cup.path).delete();
          return (await transaction.get(cup)).get('n');
        },
        { readOnly: true },
      );
      expect(seen).toBe(1);
      expect((await cup.get()).exists).toBe(false);
    });
  });
}
