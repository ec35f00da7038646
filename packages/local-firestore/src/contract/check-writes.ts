import { status } from '@grpc/grpc-js';
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { EngineUnderTest } from './each-engine';

export function checkWrites({ db, freshCollection }: EngineUnderTest): void {
  describe('writes', () => {
    test('a set replaces the document', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ name: 'Spring Cup', city: 'Bern' });
      await cup.set({ name: 'Autumn Cup' });
      expect((await cup.get()).data()).toEqual({ name: 'Autumn Cup' });
    });

    test('a merge changes the fields given, deep into maps, and leaves the others', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ points: { win: 3, draw: 1 }, name: 'Cup', city: 'Bern' });
      await cup.set({ points: { win: 2 }, city: FieldValue.delete() }, { merge: true });
      expect((await cup.get()).data()).toEqual({ points: { win: 2, draw: 1 }, name: 'Cup' });
    });

    test('an update replaces a map, but a dotted path reaches into it', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ points: { win: 3, draw: 1 }, sides: { home: 'A', away: 'B' } });
      await cup.update({ points: { win: 2 }, 'sides.home': 'C', 'sides.away': FieldValue.delete() });
      expect((await cup.get()).data()).toEqual({ points: { win: 2 }, sides: { home: 'C' } });
    });

    test('every kind of value comes back as it went', async () => {
      const collection = freshCollection();
      const values = {
        text: 'Zürich ⚽',
        numbers: [0, -1, 1.5, Number.MAX_SAFE_INTEGER, Infinity],
        nothing: null,
        flags: [true, false],
        empty: { map: {}, list: [] },
        time: new Timestamp(1_700_000_000, 123_456_000),
        bytes: Buffer.from([0, 255]),
        list: [{ playerId: 'p1', name: 'Ana' }],
      };
      await collection.doc('all').set(values);
      expect((await collection.doc('all').get()).data()).toEqual(values);
    });

    test('creating a document that exists is refused, and so is updating one that does not', async () => {
      const collection = freshCollection();
      await collection.doc('cup').create({ name: 'Cup' });
      await expect(collection.doc('cup').create({ name: 'Other' })).rejects.toMatchObject({
        code: status.ALREADY_EXISTS,
      });
      await expect(collection.doc('none').update({ name: 'Cup' })).rejects.toMatchObject({
        code: status.NOT_FOUND,
      });
      expect((await collection.doc('cup').get()).get('name')).toBe('Cup');
    });

    test('a write that expects an update time is refused when the document was changed since', async () => {
      const cup = freshCollection().doc('cup');
      const { writeTime: first } = await cup.set({ n: 1 });
      const { writeTime: second } = await cup.update({ n: 2 }, { lastUpdateTime: first });
      const stale = { lastUpdateTime: first };
      await expect(cup.update({ n: 3 }, stale)).rejects.toMatchObject({ code: status.FAILED_PRECONDITION });
      await expect(cup.delete(stale)).rejects.toMatchObject({ code: status.FAILED_PRECONDITION });
      expect((await cup.get()).get('n')).toBe(2);
      await cup.delete({ lastUpdateTime: second });
      expect((await cup.get()).exists).toBe(false);
    });

    test('deleting is allowed for a missing document unless it is expected to exist', async () => {
      const cup = freshCollection().doc('cup');
      await expect(cup.delete()).resolves.toBeDefined();
      await expect(cup.delete({ exists: true })).rejects.toMatchObject({ code: status.NOT_FOUND });
    });

    test.each<[string, (cup: DocumentReference) => Promise<unknown>]>([
      ['of a set', (cup) => cup.set({ __x__: 1 })],
      ['of a create', (cup) => cup.create({ __x__: 1 })],
      ['in a map', (cup) => cup.set({ points: { __x__: 1 } })],
      ['in a map of a list', (cup) => cup.set({ players: [{ __x__: 1 }] })],
      ['of a merge', (cup) => cup.set({ __x__: 1 }, { merge: true })],
      ['of an update', (cup) => cup.update({ name: 'Cup', __x__: 1 })],
      ['at the end of a path', (cup) => cup.update({ 'points.__x__': 1 })],
      ['of an increment', (cup) => cup.update({ name: 'Cup', __x__: FieldValue.increment(1) })],
      ['of a field that goes', (cup) => cup.update({ name: 'Cup', __x__: FieldValue.delete() })],
    ])('a reserved name of a field is refused (__x__): %s', async (_, write) => {
      const cup = freshCollection().doc('cup');
      if (write.toString().includes('update')) await cup.set({ name: 'Before' });
      await expect(write(cup)).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
      expect((await cup.get()).get('__x__')).toBeUndefined();
    });

    test.each([
      ['a document', (collection: CollectionReference) => collection.doc('__x__')],
      ['a collection', () => db().collection('__x__').doc('cup')],
    ])('a reserved id of %s is refused (__x__)', async (_, at) => {
      await expect(at(freshCollection()).set({ n: 1 })).rejects.toMatchObject({
        code: status.INVALID_ARGUMENT,
      });
    });

    test.each(['__', '__x', 'x__', '_x_', '____x'])(
      'a name of a field that is nearly reserved is taken: %s',
      async (name) => {
        const cup = freshCollection().doc('cup');
        await cup.set({ [name]: 1 });
        expect((await cup.get()).data()).toEqual({ [name]: 1 });
      },
    );

    test('a document of more than 1 MiB is refused', async () => {
      const huge = { text: 'x'.repeat(1_100_000) };
      await expect(freshCollection().doc('huge').set(huge)).rejects.toMatchObject({
        code: status.INVALID_ARGUMENT,
      });
    });
  });

  describe('update times', () => {
    test('every change has a time of its own, which the document shows', async () => {
      const cup = freshCollection().doc('cup');
      const times: string[] = [];
      for (let n = 0; n < 50; n++) times.push((await cup.set({ n })).writeTime.valueOf());
      expect([...new Set(times)].sort()).toEqual(times);
      const { createTime, updateTime } = await cup.get();
      expect(createTime?.valueOf()).toBe(times[0]);
      expect(updateTime?.valueOf()).toBe(times.at(-1));
    });

    test('a write that changes nothing keeps the time and answers with it', async () => {
      const cup = freshCollection().doc('cup');
      const { writeTime } = await cup.set({ n: 1 });
      const again = await cup.set({ n: 1 });
      expect(again.writeTime.isEqual(writeTime)).toBe(true);
      expect((await cup.get()).updateTime?.isEqual(writeTime)).toBe(true);
    });

    test('the documents of one batch share their time', async () => {
      const collection = freshCollection();
      const batch = db().batch();
      batch.set(collection.doc('a'), { n: 1 });
      batch.set(collection.doc('b'), { n: 1 });
      await batch.commit();
      const [a, b] = (await collection.get()).docs;
      expect(a?.updateTime.valueOf()).toBe(b?.updateTime.valueOf());
    });
  });

  describe('transforms', () => {
    test('an increment adds to the number, and starts at zero where there is none', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ revision: 1, goals: 0.5, name: 'Cup' });
      await cup.update({
        revision: FieldValue.increment(2),
        goals: FieldValue.increment(0.25),
        name: FieldValue.increment(1),
        'views.today': FieldValue.increment(1),
      });
      expect((await cup.get()).data()).toEqual({ revision: 3, goals: 0.75, name: 1, views: { today: 1 } });
    });

    test('an increment in a merge adds to what is there, and creates what is not', async () => {
      const cup = freshCollection().doc('cup');
      const raise = { revision: FieldValue.increment(1) };
      await cup.set(raise, { merge: true });
      expect((await cup.get()).data()).toEqual({ revision: 1 });
      await cup.update({ name: 'Cup' });
      await cup.set(raise, { merge: true });
      expect((await cup.get()).data()).toEqual({ revision: 2, name: 'Cup' });
    });

    test('fifty increments at once are all counted', async () => {
      const cup = freshCollection().doc('cup');
      await cup.set({ revision: 0 });
      const increment = { revision: FieldValue.increment(1) };
      await Promise.all(Array.from({ length: 50 }, () => cup.update(increment)));
      expect((await cup.get()).get('revision')).toBe(50);
    });
  });
}
