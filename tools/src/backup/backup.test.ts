import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../project';
import { connectFirestore, type FirestoreClient } from '../stack/firestore-client';
import { HOST } from '../stack/ports';
import { isEmpty, parseBackup, printBackup, readCollections, writeCollections } from './backup';

let firestore: RunningFirestore;
let client: FirestoreClient;

beforeAll(async () => {
  firestore = await startFirestore({
    host: HOST,
    port: 0,
    rulesFile: join(ROOT, 'firestore.rules'),
    engine: 'node',
  });
  client = connectFirestore(firestore.host);
}, 30_000);

afterAll(async () => {
  await client.close();
  await firestore.stop();
});

beforeEach(async () => {
  await writeCollections(client.db, {});
});

describe('a backup', () => {
  it('brings every collection back as it was, and takes away what came later', async () => {
    const { db } = client;
    await db.doc('tournaments/spring').set({ name: 'Spring Cup', revision: 3 });
    await db.doc('teams/ada').set({ tournamentId: 'spring', name: 'Ada Five', players: [{ name: 'Mia' }] });
    const saved = printBackup(await readCollections(db));

    await db.doc('tournaments/spring').update({ name: 'Autumn Cup' });
    await db.doc('teams/late').set({ name: 'Too late' });
    await db.doc('teams/ada').delete();

    await writeCollections(db, parseBackup(saved, 'cup.json'));
    expect(printBackup(await readCollections(db))).toBe(saved);
  });

  it('is put back so that no running site takes a part of a cup for the whole', async () => {
    const { db } = client;
    const paths = ['teams/ada', 'tournaments/spring', 'system/catalogue'];
    for (const path of paths) await db.doc(path).set({ revision: 1 });
    const saved = await readCollections(db);
    for (const path of paths) await db.doc(path).update({ revision: 2 });

    await writeCollections(db, saved);
    const [part = 0, tournament = 0, catalogue = 0] = (
      await db.getAll(...paths.map((path) => db.doc(path)))
    ).map(({ updateTime }) => updateTime?.toMillis());
    expect(part).toBeLessThan(tournament);
    expect(tournament).toBeLessThan(catalogue);
  });

  it('leaves out what is only kept for a while', async () => {
    await client.db.doc('throttles/someone').set({ failures: 3 });
    await client.db.doc('idempotencyKeys/key').set({ answer: {} });
    expect(await readCollections(client.db)).toEqual({});
    expect(await isEmpty(client.db)).toBe(true);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2), 'is not a whole backup'],
    ['edited', (text: string) => text.replace('Spring', 'Summer'), 'was changed after it was written'],
    ['empty of collections', () => '{ "format": "futsal-cup-backup" }', 'is not a backup of Futsal Cup'],
    ['something else', () => '{ "name": "Spring Cup" }', 'is not a backup of Futsal Cup'],
  ])('is refused when it is %s', async (_, damage, reason) => {
    await client.db.doc('tournaments/spring').set({ name: 'Spring Cup' });
    const text = damage(printBackup(await readCollections(client.db)));
    expect(() => parseBackup(text, 'cup.json')).toThrow(`cup.json ${reason}`);
  });
});
