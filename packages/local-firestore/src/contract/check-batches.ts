import { status } from '@grpc/grpc-js';
import { describe, expect, test } from 'vitest';
import type { EngineUnderTest } from './each-engine';

export function checkBatches({ db, freshCollection }: EngineUnderTest): void {
  describe('batches', () => {
    test('a batch writes all or nothing', async () => {
      const collection = freshCollection();
      await collection.doc('taken').set({ n: 1 });
      const batch = db().batch();
      batch.set(collection.doc('new'), { n: 1 });
      batch.create(collection.doc('taken'), { n: 2 });
      await expect(batch.commit()).rejects.toMatchObject({ code: status.ALREADY_EXISTS });
      expect((await collection.get()).docs.map(({ id }) => id)).toEqual(['taken']);
    });

    test('of batches that expect the same version of a document one gets through, whole', async () => {
      const collection = freshCollection();
      const cup = collection.doc('cup');
      const { writeTime: lastUpdateTime } = await cup.set({ revision: 1 });
      const change = (client: number) => {
        const batch = db(client).batch();
        batch.update(db(client).doc(cup.path), { revision: 2 }, { lastUpdateTime });
        batch.set(db(client).doc(`${collection.path}/by-${client}`), { n: client });
        return batch.commit();
      };
      const outcomes = await Promise.allSettled([0, 1, 2, 3].map(change));
      const refused = outcomes.filter((one) => one.status === 'rejected');
      expect(refused.map(({ reason }) => (reason as { code: status }).code)).toEqual(
        Array.from({ length: 3 }, () => status.FAILED_PRECONDITION),
      );
      expect((await collection.get()).size).toBe(2);
    });

    test('of batches that create the same document one gets through', async () => {
      const { path } = freshCollection().doc('key');
      const create = (client: number) => db(client).batch().create(db(client).doc(path), { client }).commit();
      const outcomes = await Promise.allSettled([0, 1, 2, 3].map(create));
      const refused = outcomes.filter((one) => one.status === 'rejected');
      expect(refused.map(({ reason }) => (reason as { code: status }).code)).toEqual(
        Array.from({ length: 3 }, () => status.ALREADY_EXISTS),
      );
    });

    test('a batch takes a thousand writes', async () => {
      const collection = freshCollection();
      const batch = db().batch();
      for (let n = 0; n < 1_000; n++) batch.create(collection.doc(`match-${n}`), { n });
      await batch.commit();
      const found = await collection.get();
      expect(found.docs.map((match) => match.get('n')).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 1_000 }, (_, n) => n),
      );
    });

    test('a bulk writer writes each document for itself', async () => {
      const collection = freshCollection();
      await collection.doc('taken').set({ n: 1 });
      await collection.doc('old').set({ n: 1 });
      await collection.doc('gone').set({ n: 1 });
      const writer = db().bulkWriter();
      writer.onWriteError(() => false);
      const created = writer.create(collection.doc('new'), { n: 2 });
      const refused = writer.create(collection.doc('taken'), { n: 2 });
      const replaced = writer.set(collection.doc('old'), { n: 3 });
      const deleted = writer.delete(collection.doc('gone'));
      const outcomes = Promise.allSettled([created, refused, replaced, deleted]);
      await writer.close();
      expect((await outcomes).map((one) => one.status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
      ]);
      await expect(refused).rejects.toMatchObject({ code: status.ALREADY_EXISTS });
      expect((await collection.get()).docs.map((one) => [one.id, one.get('n')])).toEqual([
        ['new', 2],
        ['old', 3],
        ['taken', 1],
      ]);
    });
  });
}
