import { once } from 'node:events';
import { credentials, status, type ClientDuplexStream, type ServiceError } from '@grpc/grpc-js';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  getFirestore,
  type CollectionReference,
} from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { runEngine } from '../contract/each-engine';
import { loadFirestoreService } from '../firestore-service';

const { db, freshCollection } = runEngine('node');

test('whoever is not the Admin SDK is denied', async () => {
  const client = openWire();
  const request = { parent: 'projects/demo-local-firestore/databases/(default)/documents' };
  const refused = new Promise((resolve) => client.listCollectionIds?.(request, resolve));
  expect(await refused).toMatchObject({
    details: 'Only the Admin SDK may use this database.',
    code: status.PERMISSION_DENIED,
  });
  client.close();
});

// The Admin SDK does not report the refusal: it takes the end of the stream for a broken connection and tries again.
test('a listener is refused by name', async () => {
  const client = openWire();
  const call = client.listen?.() as ClientDuplexStream<unknown, unknown>;
  const [refusal] = (await once(call, 'error')) as [ServiceError];
  expect(refusal.code).toBe(status.UNIMPLEMENTED);
  expect(refusal.details).toContain('The Node Firestore has no listeners');
  client.close();
});

test('two projects and two databases keep apart', async () => {
  const cup = freshCollection().doc('cup');
  await cup.set({ n: 1 });
  const otherProject = initializeApp({ projectId: 'demo-other' }, 'other-project');
  const sameProject = initializeApp({ projectId: 'demo-local-firestore' }, 'same-project');
  expect((await getFirestore(otherProject).doc(cup.path).get()).exists).toBe(false);
  expect((await getFirestore(sameProject, 'second').doc(cup.path).get()).exists).toBe(false);
  expect((await getFirestore(sameProject).doc(cup.path).get()).exists).toBe(true);
  await Promise.all([deleteApp(otherProject), deleteApp(sameProject)]);
});

describe('what the app does not use is refused by name', () => {
  let matches: CollectionReference;

  beforeAll(async () => {
    matches = freshCollection();
    await matches.doc('a').set({ goals: 1, teams: ['x'] });
  });

  const changeInTransaction = () =>
    db().runTransaction(async (transaction) => {
      await transaction.get(matches.doc('a'));
      transaction.update(matches.doc('a'), { goals: 2 });
    });

  test.each<[string, () => Promise<unknown>]>([
    ['read-write transactions', changeInTransaction],
    ['sums and averages', () => matches.aggregate({ goals: AggregateField.sum('goals') }).get()],
    ['GREATER_THAN filters', () => matches.where('goals', '>', 0).count().get()],
    ['partitions of a query', () => partitions(db().collectionGroup('teams'))],
    ['collection groups', () => db().collectionGroup('teams').get()],
    ['subcollections', () => matches.doc('a').collection('goals').get()],
    ['subcollections', () => matches.doc('a').collection('goals').doc('first').set({ minute: 1 })],
    ['subcollections', () => matches.doc('a').listCollections()],
    ['orders (orderBy)', () => matches.orderBy('goals').get()],
    ['orders (orderBy)', () => matches.orderBy(FieldPath.documentId(), 'desc').get()],
    ['cursors', () => matches.orderBy(FieldPath.documentId()).startAt('a').get()],
    ['cursors', () => matches.orderBy(FieldPath.documentId()).endAt('a').get()],
    ['offsets', () => matches.offset(1).get()],
    ['reads of single fields (select)', () => matches.select('goals').get()],
    ['reads of single fields', () => db().getAll(matches.doc('a'), { fieldMask: ['goals'] })],
    ['GREATER_THAN filters', () => matches.where('goals', '>', 0).get()],
    ['NOT_EQUAL filters', () => matches.where('goals', '!=', 0).where('teams', '==', []).get()],
    ['IN filters', () => matches.where('goals', 'in', [1]).get()],
    ['ARRAY_CONTAINS filters', () => matches.where('teams', 'array-contains', 'x').get()],
    ['IS_NOT_NULL filters', () => matches.where('teams', '!=', null).get()],
    ['filters joined by OR', () => matches.where(anyOf('goals', 1, 2)).get()],
    ['explanations of a query', () => matches.explain()],
    ['transforms other than increments', () => matches.doc('a').update({ at: FieldValue.serverTimestamp() })],
    [
      'transforms other than increments',
      () => matches.doc('a').update({ teams: FieldValue.arrayUnion('y') }),
    ],
    ['increments in a set without merge', () => matches.doc('a').set({ goals: FieldValue.increment(1) })],
  ])('%s', async (name, call) => {
    await expect(call()).rejects.toMatchObject({
      code: status.UNIMPLEMENTED,
      message: expect.stringContaining(`The Node Firestore has no ${name}`) as string,
    });
    expect((await matches.doc('a').get()).data()).toEqual({ goals: 1, teams: ['x'] });
  });
});

function openWire() {
  const Client = loadFirestoreService();
  db();
  return new Client(process.env.FIRESTORE_EMULATOR_HOST ?? '', credentials.createInsecure());
}

async function partitions(group: FirebaseFirestore.CollectionGroup): Promise<void> {
  await group.getPartitions(2)[Symbol.asyncIterator]().next();
}

function anyOf(field: string, ...values: number[]): Filter {
  return Filter.or(...values.map((value) => Filter.where(field, '==', value)));
}
