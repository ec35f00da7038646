import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import type { EngineUnderTest } from './each-engine';

export function checkListeners({ db, freshCollection }: EngineUnderTest): void {
  describe('listeners', () => {
    test('a document listener hears what is there, each change and the end', async () => {
      const cup = freshCollection().doc('cup');
      const heard: unknown[] = [];
      const stop = cup.onSnapshot((snapshot: DocumentSnapshot) => heard.push(snapshot.data()?.name));
      await eventually(() => expect(heard).toEqual([undefined]));
      await db(1).doc(cup.path).set({ name: 'Cup' });
      await eventually(() => expect(heard).toEqual([undefined, 'Cup']));
      await db(1).doc(cup.path).update({ name: 'Trophy' });
      await eventually(() => expect(heard).toEqual([undefined, 'Cup', 'Trophy']));
      await cup.delete();
      await eventually(() => expect(heard).toEqual([undefined, 'Cup', 'Trophy', undefined]));
      stop();
    });

    test('a query listener hears what comes, changes and goes', async () => {
      const collection = freshCollection();
      await collection.doc('a').set({ group: 'A', n: 1 });
      await collection.doc('x').set({ group: 'X', n: 1 });
      const heard: string[] = [];
      const stop = collection.where('group', '==', 'A').onSnapshot((snapshot: QuerySnapshot) =>
        heard.push(
          snapshot
            .docChanges()
            .map(({ type, doc }) => `${type} ${doc.id}`)
            .join(', '),
        ),
      );
      await eventually(() => expect(heard).toEqual(['added a']));
      await collection.doc('b').set({ group: 'A', n: 2 });
      await eventually(() => expect(heard.slice(1)).toEqual(['added b']));
      await collection.doc('a').update({ n: 5 });
      await eventually(() => expect(heard.slice(2)).toEqual(['modified a']));
      await collection.doc('b').update({ group: 'X' });
      await eventually(() => expect(heard.slice(3)).toEqual(['removed b']));
      stop();
    });

    test('a listener hears a batch in one piece', async () => {
      const collection = freshCollection();
      const sizes: number[] = [];
      const stop = collection.onSnapshot((snapshot) => sizes.push(snapshot.size));
      await eventually(() => expect(sizes).toEqual([0]));
      const batch = db().batch();
      for (let n = 0; n < 50; n++) batch.set(collection.doc(), { n });
      await batch.commit();
      await eventually(() => expect(sizes).toEqual([0, 50]));
      stop();
    });

    test('a listener that has stopped hears nothing more', async () => {
      const cup = freshCollection().doc('cup');
      const stopped = vi.fn();
      const listening = vi.fn();
      const stopFirst = cup.onSnapshot(stopped);
      const stopSecond = cup.onSnapshot(listening);
      await eventually(() =>
        expect([stopped, listening].map((one) => one.mock.calls.length)).toEqual([1, 1]),
      );
      stopFirst();
      // The official emulator refuses a write that meets a listener on its way out ("Stream is already completed", 13 of 300).
      await eventually(() => cup.set({ name: 'Cup' }));
      await eventually(() => expect(listening).toHaveBeenCalledTimes(2));
      expect(stopped).toHaveBeenCalledTimes(1);
      stopSecond();
    });
  });
}

async function eventually(check: () => unknown): Promise<void> {
  await vi.waitFor(check, { timeout: 15_000 });
}
