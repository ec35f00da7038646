import {
  AggregateField,
  FieldPath,
  Filter,
  type CollectionReference,
  type Query,
} from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { EngineUnderTest } from './each-engine';

export function checkQueries({ db, freshCollection }: EngineUnderTest): void {
  describe('filters', () => {
    test('equality, ranges and lists', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { group: 'A', goals: 1, teams: ['x', 'y'] },
        b: { group: 'A', goals: 3, teams: ['z'] },
        c: { group: 'B', goals: 5, teams: ['x'] },
        d: { group: null, teams: [] },
      });
      expect(await idsOf(matches.where('group', '==', 'A'))).toEqual(['a', 'b']);
      expect(await idsOf(matches.where('group', '==', null))).toEqual(['d']);
      expect(await idsOf(matches.where('group', '==', 'A').where('goals', '==', 3))).toEqual(['b']);
      expect(await idsOf(matches.where('goals', '>', 1).where('goals', '<=', 5))).toEqual(['b', 'c']);
      expect(await idsOf(matches.where('teams', 'array-contains', 'x'))).toEqual(['a', 'c']);
      expect(await idsOf(matches.where('teams', 'array-contains-any', ['z', 'y']))).toEqual(['a', 'b']);
    });

    test('unlike and not-in leave out documents whose field is null or missing', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { goals: 1 },
        b: { goals: 2 },
        c: { goals: null },
        d: { other: 1 },
      });
      expect(await idsOf(matches.where('goals', '!=', 1))).toEqual(['b']);
      expect(await idsOf(matches.where('goals', 'not-in', [1]))).toEqual(['b']);
      expect(await idsOf(matches.where('goals', '!=', null))).toEqual(['a', 'b']);
    });

    test('in takes thirty values, null among them without effect, and may come twice', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { goals: 1, group: 'A' },
        b: { goals: 2, group: 'B' },
        c: { goals: null, group: 'A' },
      });
      const thirty = Array.from({ length: 30 }, (_, goals) => goals);
      expect(await idsOf(matches.where('goals', 'in', thirty))).toEqual(['a', 'b']);
      expect(await idsOf(matches.where('goals', 'in', [1, null]))).toEqual(['a']);
      expect(await idsOf(matches.where('goals', 'in', [1, 2]).where('group', 'in', ['B', 'C']))).toEqual([
        'b',
      ]);
    });

    test('in works on document ids', async () => {
      const matches = await withDocuments(freshCollection(), { a: {}, b: {}, c: {} });
      expect(await idsOf(matches.where(FieldPath.documentId(), 'in', ['c', 'none', 'a']))).toEqual([
        'a',
        'c',
      ]);
      expect(await idsOf(matches.where(FieldPath.documentId(), '>', 'a'))).toEqual(['b', 'c']);
    });

    test('or and and nest', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { group: 'A', goals: 1 },
        b: { group: 'A', goals: 2 },
        c: { group: 'B', goals: 3 },
        d: { group: 'C', goals: 4 },
      });
      const filter = Filter.or(
        Filter.and(Filter.where('group', '==', 'A'), Filter.where('goals', '==', 2)),
        Filter.where('group', '==', 'C'),
      );
      expect(await idsOf(matches.where(filter))).toEqual(['b', 'd']);
    });
  });

  describe('order and pages', () => {
    test('an order leaves out documents that lack the field', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { goals: 2 },
        b: { other: 1 },
        c: { goals: null },
        d: { goals: 1 },
      });
      expect(await idsOf(matches.orderBy('goals'))).toEqual(['c', 'd', 'a']);
      expect(await idsOf(matches.orderBy('goals', 'desc'))).toEqual(['a', 'd', 'c']);
      expect((await matches.orderBy('goals').count().get()).data().count).toBe(3);
    });

    test('values of different types have their fixed order', async () => {
      const things = await withDocuments(freshCollection(), {
        list: { v: [1] },
        map: { v: { a: 1 } },
        text: { v: 'a' },
        number: { v: 9 },
        flag: { v: true },
        nothing: { v: null },
        nan: { v: NaN },
      });
      expect(await idsOf(things.orderBy('v'))).toEqual([
        'nothing',
        'flag',
        'nan',
        'number',
        'text',
        'list',
        'map',
      ]);
    });

    test('equal values are ordered by id, in the direction of the order', async () => {
      const teams = await withDocuments(freshCollection(), { b: { n: 1 }, a: { n: 1 }, c: { n: 0 } });
      expect(await idsOf(teams.orderBy('n'))).toEqual(['c', 'a', 'b']);
      expect(await idsOf(teams.orderBy('n', 'desc'))).toEqual(['b', 'a', 'c']);
    });

    test('cursors by value, at the limits and beyond', async () => {
      const teams = (await withDocuments(freshCollection(), fiveTeams)).orderBy('n');
      expect(await idsOf(teams.startAt(2))).toEqual(['b', 'c', 'd', 'e']);
      expect(await idsOf(teams.startAfter(2))).toEqual(['c', 'd', 'e']);
      expect(await idsOf(teams.startAfter(1).endBefore(4))).toEqual(['b', 'c']);
      expect(await idsOf(teams.startAt(2).endAt(3))).toEqual(['b', 'c']);
      expect(await idsOf(teams.startAfter(5))).toEqual([]);
    });

    test('pages by the last document of the page before', async () => {
      const collection = await withDocuments(freshCollection(), fiveTeams);
      const byNumber = collection.orderBy('n', 'desc').limit(2);
      const first = await byNumber.get();
      const last = first.docs.at(-1);
      expect(first.docs.map(({ id }) => id)).toEqual(['e', 'd']);
      expect(await idsOf(byNumber.startAfter(last))).toEqual(['c', 'b']);
      expect(await idsOf(collection.orderBy('n').limitToLast(2))).toEqual(['d', 'e']);
      expect(await idsOf(collection.orderBy('n').offset(1).limit(2))).toEqual(['b', 'c']);
    });
  });

  describe('counts and groups', () => {
    test('count, sum and average', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { goals: 1 },
        b: { goals: 2 },
        c: { goals: null },
        d: {},
      });
      const wanted = {
        count: AggregateField.count(),
        sum: AggregateField.sum('goals'),
        average: AggregateField.average('goals'),
      };
      expect((await matches.aggregate(wanted).get()).data()).toEqual({ count: 3, sum: 3, average: 1.5 });
      expect((await matches.count().get()).data().count).toBe(4);
      expect((await matches.where('goals', '>', 1).count().get()).data().count).toBe(1);
      expect((await matches.limit(3).count().get()).data().count).toBe(3);
      expect((await freshCollection().count().get()).data().count).toBe(0);
    });

    test('a collection group finds its documents at every depth and only those', async () => {
      const root = freshCollection();
      const groupId = `players-of-${root.id}`;
      const players = [
        root.doc('a').collection(groupId).doc('p1'),
        root.doc('b').collection(groupId).doc('p2'),
        root.doc('b').collection('deep').doc('er').collection(groupId).doc('p3'),
        db().collection(groupId).doc('p4'),
      ];
      await Promise.all(players.map((player, n) => player.set({ n })));
      await root.doc('a').collection('other').doc('p5').set({ n: 9 });
      const group = db().collectionGroup(groupId);
      expect(await idsOf(group.orderBy('n'))).toEqual(['p1', 'p2', 'p3', 'p4']);
      expect(await idsOf(group.where('n', '==', 2))).toEqual(['p3']);
      expect((await group.count().get()).data().count).toBe(4);
    });
  });
}

const fiveTeams = { a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 }, e: { n: 5 } };

async function withDocuments(
  collection: CollectionReference,
  documents: Record<string, object>,
): Promise<CollectionReference> {
  await Promise.all(Object.entries(documents).map(([id, data]) => collection.doc(id).set(data)));
  return collection;
}

async function idsOf(query: Query): Promise<string[]> {
  return (await query.get()).docs.map(({ id }) => id);
}
