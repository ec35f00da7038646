import { spawn } from 'node:child_process';
import { credentials } from '@grpc/grpc-js';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { runEngine } from '../contract/each-engine';
import { loadFirestoreService } from '../firestore-service';

const { db, freshCollection } = runEngine('node');

test('a client killed in the middle of a transaction stops nobody', async () => {
  const cup = freshCollection().doc('cup');
  await cup.set({ n: 1 });
  const client = spawn(process.execPath, ['--input-type=module', '--eval', readsAndHangs(cup.path)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  client.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await vi.waitFor(() => expect(printed).toBe('has read 1\n'), { timeout: 15_000 });
  client.kill('SIGKILL');

  const started = Date.now();
  await db().runTransaction(async (transaction) => {
    const found = await transaction.get(cup);
    transaction.update(cup, { n: found.get('n') + 1 });
  });
  expect(Date.now() - started).toBeLessThan(2_000);
  expect((await cup.get()).get('n')).toBe(2);
});

test('whoever is not the Admin SDK is denied', async () => {
  db();
  const Client = loadFirestoreService();
  const client = new Client(process.env.FIRESTORE_EMULATOR_HOST ?? '', credentials.createInsecure());
  const request = { parent: 'projects/demo-local-firestore/databases/(default)/documents' };
  const refused = new Promise((resolve) => client.listCollectionIds?.(request, resolve));
  expect(await refused).toMatchObject({ details: 'Only the Admin SDK may use this database.', code: 7 });
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

function readsAndHangs(path: string): string {
  return `
    import { initializeApp } from 'firebase-admin/app';
    import { getFirestore } from 'firebase-admin/firestore';
    const db = getFirestore(initializeApp({ projectId: 'demo-local-firestore' }));
    await db.runTransaction(async (transaction) => {
      const found = await transaction.get(db.doc(${JSON.stringify(path)}));
      console.log('has read ' + found.get('n'));
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
}
