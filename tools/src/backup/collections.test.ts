import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../project';
import { connectFirestore, type FirestoreClient } from '../stack/firestore-client';
import { HOST } from '../stack/ports';
import { parseBackup, printBackup } from './backup-file';
import { isEmpty, readCollections, readLocalState, renewRevisions, writeCollections } from './collections';

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

  it('leaves out what is only kept for a while', async () => {
    await client.db.doc('throttles/someone').set({ failures: 3 });
    await client.db.doc('idempotencyKeys/key').set({ answer: {} });
    await client.db.doc('live/spring').set({ revision: 3, matches: {} });
    await client.db.doc('scorerLinks/court').set({ name: 'Court' });
    expect(await readCollections(client.db)).toEqual({});
    expect(await isEmpty(client.db)).toBe(true);
  });

  it('leaves the printed links of scorers alone when it is put back, and takes away the heads of cups and their history, but not that of accounts', async () => {
    const { db } = client;
    await db.doc('live/spring').set({ revision: 3, matches: {} });
    await db.doc('scorerLinks/court').set({ name: 'Court' });
    await db.doc('history/entry').set({ tournamentId: 'spring', records: Buffer.from('kept') });
    await db.doc('history/role').set({ tournamentId: null });
    const kept = {
      scorerLinks: { court: { name: 'Court' } },
      history: {
        entry: { tournamentId: 'spring', records: { $bytes: 'a2VwdA==' } },
        role: { tournamentId: null },
      },
    };
    expect(await readLocalState(db)).toEqual(kept);
    await writeCollections(db, {});
    const left = (await db.listCollections()).map(({ id }) => id);
    expect(left).not.toContain('live');
    const { docs } = await db.collection('history').get();
    expect(docs.map(({ id }) => id)).toEqual(['role']);
    expect((await db.doc('scorerLinks/court').get()).exists).toBe(true);
  });

  it('is not made while another one is being put back', async () => {
    await client.db.doc('system/catalogue').set({ restore: { begunAt: 'now', replaced: null } });
    await expect(readCollections(client.db)).rejects.toThrow('A backup is being put back');
  });

  it('gets revisions that no running site has seen', () => {
    const now = Date.UTC(2027, 0, 1);
    const restored = renewRevisions(
      {
        system: { catalogue: { revision: 7 } },
        teams: { ada: { name: 'Ada Five' } },
        tournaments: { spring: { name: 'Spring Cup', revision: 12 } },
        matches: { first: { logRevision: 4 }, second: { logRevision: null } },
        matchLogs: { first: { revision: 6 } },
      },
      now,
    );
    expect(restored).toEqual({
      system: { catalogue: { revision: now } },
      teams: { ada: { name: 'Ada Five' } },
      tournaments: { spring: { name: 'Spring Cup', revision: now, lostAt: '2027-01-01T00:00:00.000Z' } },
      matches: { first: { logRevision: now }, second: { logRevision: null } },
      matchLogs: { first: { revision: now } },
    });
  });
});
