import { writeCup } from '@futsal-cup/functions/storage/write-cup';
import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { printBackup, type Collections } from '@futsal-cup/tools/backup/backup-file';
import { readCollections, writeCollections } from '@futsal-cup/tools/backup/collections';
import { restoreBackup } from '@futsal-cup/tools/backup/restore';
import { readRestoreMark } from '@futsal-cup/tools/backup/shut-api';
import { ROOT } from '@futsal-cup/tools/project';
import { connectFirestore, type FirestoreClient } from '@futsal-cup/tools/stack/firestore-client';
import { HOST } from '@futsal-cup/tools/stack/ports';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCupOf } from '../bench/cup-of';
import { startLine } from '../support/breakable-line';

const REFUSED = /^Another restore has (taken over|just begun)|^The other restore has just ended/;

let firestore: RunningFirestore;
let client: FirestoreClient;
let folder: string;
let spring: Collections;
let autumn: Collections;
let before: Collections;

/** Returns what would be stored if this were the only cup. */
async function backupOf(teams: number): Promise<Collections> {
  await writeCollections(client.db, {});
  await writeCup(client.db, buildCupOf(teams), Date.now());
  return readCollections(client.db);
}

function withoutRevisions(collections: Collections): string {
  return printBackup(collections)
    .replaceAll(/"revision": \d+/g, '"revision"')
    .replace(/"checksum": .+/, '');
}

async function stored(): Promise<string> {
  return withoutRevisions(await readCollections(client.db));
}

const fileFor = (name: string) => join(folder, `replaced-by-${name}.json`);

beforeAll(async () => {
  const rulesFile = join(ROOT, 'firestore.rules');
  firestore = await startFirestore({ host: HOST, port: 0, rulesFile, engine: 'node' });
  client = connectFirestore(firestore.host);
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-'));
  spring = await backupOf(64);
  autumn = await backupOf(32);
  before = await backupOf(16);
});

beforeEach(() => writeCollections(client.db, before));

afterAll(async () => {
  await client.close();
  await firestore.stop();
  await rm(folder, { recursive: true });
});

describe('two restores at once', () => {
  it.each([0, 5, 20, 60])(
    'end in one of the two backups, whole, when the second begins %i ms later',
    async (pause) => {
      const first = restoreBackup(client.db, spring, fileFor('first'));
      await wait(pause);
      const second = restoreBackup(client.db, autumn, fileFor('second'));
      const results = await Promise.allSettled([first, second]);
      const restored = [spring, autumn].filter((_, index) => results[index]?.status === 'fulfilled');
      for (const result of results) {
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({ message: expect.stringMatching(REFUSED) });
      }
      expect(restored.map(withoutRevisions)).toContain(await stored());
      expect(await readRestoreMark(client.db)).toBeNull();
    },
  );

  it('do not mix: what the first one sent before it was taken over does not pass, however late it arrives', async () => {
    const line = await startLine(firestore.host);
    const slow = connectFirestore(line.host);
    try {
      const first = restoreBackup(slow.db, spring, fileFor('first'));
      const outcome = first.then(
        () => 'It has not noticed.',
        (error: Error) => error.message,
      );
      while (!(await readRestoreMark(client.db))?.replaced) await wait(1);
      line.hold();
      expect(await restoreBackup(client.db, autumn, fileFor('second'))).toBe(fileFor('first'));
      line.mend();
      expect(await outcome).toMatch(/^Another restore has taken over, and this one has stopped/);
      expect(await stored()).toBe(withoutRevisions(autumn));
    } finally {
      await slow.close();
      await line.close();
    }
  });
});
