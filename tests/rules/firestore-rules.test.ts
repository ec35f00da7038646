import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { whySkipOfficialEngine } from '@futsal-cup/local-firestore/choose-engine';
import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { collection, doc, getDoc, getDocs, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operationNames, operations, type ClientFirestore } from './operations';

const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const allowAll = `
  rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents { match /{document=**} { allow read, write; } }
  }`;

const collections = [
  'tournaments',
  'teams',
  'stages',
  'groups',
  'matches',
  'matchLogs',
  'plans',
  'live',
  'scorerLinks',
  'history',
  'system',
  'idempotencyKeys',
  'throttles',
  'someCollectionOfTomorrow',
];

const people: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  'an anonymous visitor': (environment) => environment.unauthenticatedContext(),
  'a signed-in visitor': (environment) => environment.authenticatedContext('visitor'),
  'an administrator': (environment) => environment.authenticatedContext('admin', { role: 'admin' }),
};

const reasonToSkip = await whySkipOfficialEngine();
const describeRules = reasonToSkip === null ? describe : describe.skip;
const suite = reasonToSkip === null ? 'the rules' : `the rules (skipped, because ${reasonToSkip})`;
if (reasonToSkip !== null) console.warn(`The rules suite is skipped, because ${reasonToSkip}.`);

describeRules(suite, () => {
  let firestore: RunningFirestore;
  beforeAll(async () => {
    setLogLevel('silent');
    firestore = await startFirestore({ host: '127.0.0.1', port: 0, rulesFile, engine: 'official' });
  });
  afterAll(() => firestore?.stop());

  describe('of the product', () => {
    const environment = loadRules(() => firestore.host, 'demo-our-rules', readFileSync(rulesFile, 'utf8'));
    beforeAll(() => fillCollections(environment()));

    describe.each(Object.keys(people))('%s', (person) => {
      describe.each(collections)('in %s', (name) => {
        test.each(operationNames)('may not %s', async (operation) => {
          const attempt = operations[operation](clientOf(environment(), person), name);
          expect(await assertFails(attempt)).toMatchObject({ code: 'permission-denied' });
        });
      });
    });

    test('deep below a document nothing is open either', async () => {
      const db = clientOf(environment(), 'an administrator');
      await assertFails(getDoc(doc(db, 'tournaments/existing/anything/deeper')));
      await assertFails(setDoc(doc(db, 'tournaments/existing/anything/deeper'), { name: 'mine' }));
    });

    test.each(collections)('after all these attempts %s is as it was', async (name) => {
      expect(await contentOf(environment(), name)).toEqual([['existing', { name: 'untouched' }]]);
    });
  });

  describe('that allow everything let the same attempts through, so a refusal is the doing of our rules', () => {
    const environment = loadRules(() => firestore.host, 'demo-open-rules', allowAll);
    beforeEach(() => fillCollections(environment()));

    describe.each(Object.keys(people))('%s', (person) => {
      test.each(operationNames)('may %s', async (operation) => {
        const attempt: Promise<unknown> = operations[operation](
          clientOf(environment(), person),
          'tournaments',
        );
        await assertSucceeds(attempt);
      });
    });
  });
});

function loadRules(host: () => string, projectId: string, rules: string): () => RulesTestEnvironment {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const [name = '', port] = host().split(':');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host: name, port: Number(port), rules },
    });
  });
  afterAll(() => environment?.cleanup());
  return () => environment;
}

/** Every collection holds the document `existing` and no other. */
async function fillCollections(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const fill = (name: string) => setDoc(doc(context.firestore(), name, 'existing'), { name: 'untouched' });
    await Promise.all(collections.map(fill));
  });
}

function clientOf(environment: RulesTestEnvironment, person: string): ClientFirestore {
  const context = people[person]?.(environment);
  if (!context) throw new Error(`Nobody is called '${person}'.`);
  return context.firestore();
}

async function contentOf(environment: RulesTestEnvironment, name: string): Promise<unknown[]> {
  const content: unknown[] = [];
  await environment.withSecurityRulesDisabled(async (context) => {
    const { docs } = await getDocs(collection(context.firestore(), name));
    content.push(...docs.map((found) => [found.id, found.data()]));
  });
  return content;
}
