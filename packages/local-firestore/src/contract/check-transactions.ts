import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { ABORTED } from './codes';
import type { EngineUnderTest } from './each-engine';

/** The official engine lets a transaction wait two seconds for a lock before each new attempt. */
const patiently = { maxAttempts: 10 };

export function checkTransactions({ db, freshCollection }: EngineUnderTest): void {
  describe('transactions', () => {
    test('a transaction that fails writes nothing', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ n: 1 });
      const failing = db().runTransaction(async (transaction) => {
        await transaction.get(cup);
        transaction.update(cup, { n: 2 });
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect((await cup.get()).get('n')).toBe(1);
    });

    test('twenty increments at once, from four clients, end at twenty', async () => {
      const { path } = freshCollection().doc('cup');
      await db().doc(path).set({ n: 0 });
      const increment = (client: number) =>
        db(client).runTransaction((transaction) => addOne(transaction, db(client).doc(path)), patiently);
      await Promise.all(Array.from({ length: 20 }, (_, n) => increment(n % 4)));
      expect((await db().doc(path).get()).get('n')).toBe(20);
    });

    test('transactions that change what both have read do not both get through', async () => {
      const { path } = freshCollection().doc('cup');
      await db().doc(path).set({ n: 0 });
      const bothHaveRead = meetingOf(2);
      const addOneOnce = (client: number) =>
        db(client).runTransaction((transaction) => addOne(transaction, db(client).doc(path), bothHaveRead), {
          maxAttempts: 1,
        });
      const outcomes = await Promise.allSettled([addOneOnce(0), addOneOnce(1)]);
      const refused = outcomes.filter((one) => one.status === 'rejected');
      // The official engine may refuse both: each waits for the other's lock.
      expect(refused.length).toBeGreaterThan(0);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: ABORTED });
      expect((await db().doc(path).get()).get('n')).toBe(2 - refused.length);
    });

    test('two transactions that each find a list empty do not both add to it', async () => {
      const { path } = freshCollection();
      const bothHaveRead = meetingOf(2);
      const addIfEmpty = (client: number) =>
        db(client).runTransaction(async (transaction) => {
          const list = db(client).collection(path);
          const found = await transaction.get(list.where('name', '==', 'Falcons'));
          await bothHaveRead();
          if (found.empty) transaction.create(list.doc(), { name: 'Falcons' });
        }, patiently);
      await Promise.all([addIfEmpty(0), addIfEmpty(1)]);
      expect((await db().collection(path).get()).size).toBe(1);
    });

    test('two transactions that count before they add keep to the limit', async () => {
      const { path } = freshCollection();
      await db().collection(path).add({ name: 'first' });
      const bothHaveRead = meetingOf(2);
      const addUpToTwo = (client: number) =>
        db(client).runTransaction(async (transaction) => {
          const list = db(client).collection(path);
          const { count } = (await transaction.get(list.count())).data();
          await bothHaveRead();
          if (count < 2) transaction.create(list.doc(), { name: `of client ${client}` });
        }, patiently);
      await Promise.all([addUpToTwo(0), addUpToTwo(1)]);
      expect((await db().collection(path).get()).size).toBe(2);
    });

    test('two transactions that each read what the other writes do not both go by the old state', async () => {
      const { path } = freshCollection();
      const doctors = { a: db().doc(`${path}/a`), b: db().doc(`${path}/b`) };
      await Promise.all([doctors.a.set({ isOnCall: true }), doctors.b.set({ isOnCall: true })]);
      const bothHaveRead = meetingOf(2);
      const leave = (client: number, own: string) =>
        db(client).runTransaction(async (transaction) => {
          const [a, b] = await transaction.getAll(doctors.a, doctors.b);
          await bothHaveRead();
          if (a?.get('isOnCall') && b?.get('isOnCall')) {
            transaction.update(db(client).doc(`${path}/${own}`), { isOnCall: false });
          }
        }, patiently);
      await Promise.all([leave(0, 'a'), leave(0, 'b')]);
      const onCall = (await db().collection(path).where('isOnCall', '==', true).get()).size;
      expect(onCall).toBe(1);
    });

    test('transactions on different documents do not disturb each other', async () => {
      const collection = freshCollection();
      await Promise.all([1, 2, 3, 4].map((n) => collection.doc(`cup-${n}`).set({ n: 0 })));
      const allHaveRead = meetingOf(4);
      const increment = (n: number) =>
        db().runTransaction((transaction) => addOne(transaction, collection.doc(`cup-${n}`), allHaveRead), {
          maxAttempts: 1,
        });
      await Promise.all([1, 2, 3, 4].map(increment));
      expect((await collection.get()).docs.map((cup) => cup.get('n'))).toEqual([1, 1, 1, 1]);
    });

    test('a transaction sees the collection as it was before its own writes', async () => {
      const collection = freshCollection();
      await collection.doc('a').set({ n: 1 });
      await db().runTransaction(async (transaction) => {
        const found = await transaction.get(collection);
        transaction.delete(collection.doc('a'));
        transaction.set(collection.doc('b'), { n: found.size + 1 });
      });
      expect((await collection.get()).docs.map((document) => document.data())).toEqual([{ n: 2 }]);
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
          await db(1).doc(`${collection.path}/c`).set({ n: 3 });
          const b = await transaction.get(collection.doc('b'));
          const all = await transaction.get(collection);
          const { count } = (await transaction.get(collection.count())).data();
          return [a.get('n'), b.get('n'), all.docs.map((document) => document.get('n')), count];
        },
        { readOnly: true },
      );
      expect(seen).toEqual([1, 1, [1, 1], 2]);
      expect((await collection.doc('a').get()).get('n')).toBe(2);
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

async function addOne(
  transaction: Transaction,
  document: DocumentReference,
  beforeWriting?: () => Promise<void>,
): Promise<void> {
  const found = await transaction.get(document);
  await beforeWriting?.();
  transaction.update(document, { n: found.get('n') + 1 });
}

/** Whoever comes first waits for the others; once all have met, nobody waits any more. */
function meetingOf(size: number): () => Promise<void> {
  let open: () => void;
  let expected = size;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    expected -= 1;
    if (expected <= 0) open();
    await opened;
  };
}
