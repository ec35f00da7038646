import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { EngineUnderTest } from './each-engine';

export function checkQueries({ freshCollection }: EngineUnderTest): void {
  describe('queries', () => {
    test('a collection comes whole, by name', async () => {
      const teams = await withDocuments(freshCollection(), { b: { n: 1 }, a: { n: 2 }, c: {} });
      const { docs } = await teams.get();
      expect(docs.map((team) => [team.id, team.data()])).toEqual([
        ['a', { n: 2 }],
        ['b', { n: 1 }],
        ['c', {}],
      ]);
    });

    test('equality finds the documents with that value, of the same type, null included', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { group: 'A', goals: 1, isPlayed: true },
        b: { group: 'A', goals: 3, isPlayed: false },
        c: { group: 'B', goals: 3 },
        d: { group: null, goals: '3' },
      });
      expect(await idsOf(matches.where('group', '==', 'A'))).toEqual(['a', 'b']);
      expect(await idsOf(matches.where('goals', '==', 3))).toEqual(['b', 'c']);
      expect(await idsOf(matches.where('isPlayed', '==', true))).toEqual(['a']);
      expect(await idsOf(matches.where('group', '==', null))).toEqual(['d']);
      expect(await idsOf(matches.where('group', '==', 'C'))).toEqual([]);
    });

    test('no equality finds a document without the field, that with null neither', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { group: null, court: { name: null } },
        b: { goals: 1 },
        c: { court: {} },
        d: { court: 'One' },
      });
      expect(await idsOf(matches.where('group', '==', null))).toEqual(['a']);
      expect(await idsOf(matches.where('court.name', '==', null))).toEqual(['a']);
      expect(await idsOf(matches.where('goals', '==', 1).where('group', '==', null))).toEqual([]);
      expect(await idsOf(matches.where('group', '==', null).limit(1))).toEqual(['a']);
    });

    test('several equalities must all hold', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { group: 'A', goals: 1 },
        b: { group: 'A', goals: 3 },
        c: { group: 'B', goals: 3 },
      });
      expect(await idsOf(matches.where('group', '==', 'A').where('goals', '==', 3))).toEqual(['b']);
    });

    // The Admin SDK sends a query that begins after a document by itself, when the connection breaks in the middle of an answer.
    test('a query goes on after a document', async () => {
      const matches = await withDocuments(freshCollection(), {
        a: { group: 'A' },
        b: { group: 'A' },
        c: { group: 'B' },
        d: { group: 'A' },
      });
      const ofGroup = matches.where('group', '==', 'A').orderBy(FieldPath.documentId());
      expect(await idsOf(ofGroup.startAfter('a'))).toEqual(['b', 'd']);
      expect(await idsOf(matches.startAfter(await matches.doc('c').get()))).toEqual(['d']);
    });

    test('a page has no more than its limit, and the next one goes on after it', async () => {
      const matches = await withDocuments(freshCollection(), {
        d: { group: 'A', court: { name: 'One' } },
        c: { group: 'A', court: { name: 'Two' } },
        b: { group: 'B', court: { name: 'One' } },
        a: { group: 'A', court: { name: 'One' } },
      });
      const ofGroup = matches.where('group', '==', 'A').orderBy(FieldPath.documentId());
      expect(await idsOf(ofGroup.limit(2))).toEqual(['a', 'c']);
      expect(await idsOf(ofGroup.startAfter('c').limit(2))).toEqual(['d']);
      expect(await idsOf(ofGroup.where('court.name', '==', 'One').limit(1))).toEqual(['a']);
    });

    test('documents are counted: all, those of an equality, up to a limit, and none', async () => {
      const matches = await withDocuments(freshCollection(), { a: { group: 'A' }, b: {}, c: { group: 'A' } });
      expect(await countOf(matches)).toBe(3);
      expect(await countOf(matches.where('group', '==', 'A'))).toBe(2);
      expect(await countOf(matches.limit(2))).toBe(2);
      expect(await countOf(freshCollection())).toBe(0);
    });

    test('a collection that nobody has written to is empty', async () => {
      expect(await idsOf(freshCollection())).toEqual([]);
      expect(await idsOf(freshCollection().where('group', '==', 'A'))).toEqual([]);
    });
  });
}

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

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
