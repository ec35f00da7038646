import { CATALOGUE, RESTORE } from '@futsal-cup/functions/storage/catalogue';
import { writeCup } from '@futsal-cup/functions/storage/write-cup';
import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { parseBackup, printBackup } from '@futsal-cup/tools/backup/backup-file';
import { readCollections, readReplaced, writeCollections } from '@futsal-cup/tools/backup/collections';
import { restoreBackup, type NamedBackup } from '@futsal-cup/tools/backup/restore';
import { ROOT } from '@futsal-cup/tools/project';
import { connectFirestore, type FirestoreClient } from '@futsal-cup/tools/stack/firestore-client';
import { HOST } from '@futsal-cup/tools/stack/ports';
import { FieldValue } from 'firebase-admin/firestore';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCupOf } from '../bench/cup-of';
import { startLine } from '../support/breakable-line';
import { readMark, withoutRevisions } from './support/backups';
import { cutOffBefore } from './support/failing-firestore';

const WENT_THROUGH = 'It went through.';
const REFUSED = /^Nothing was written, because another restore has not ended/;
const STARTED_AGAIN = /^This restore was started again meanwhile, so this run of it has stopped/;

let firestore: RunningFirestore;
let client: FirestoreClient;
let folder: string;
let spring: NamedBackup;
let autumn: NamedBackup;
let before: NamedBackup;

/** Replaces everything stored with a single cup of this many teams, and returns the backup of that. */
async function backupOf(file: string, teams: number): Promise<NamedBackup> {
  await writeCollections(client.db, {});
  await writeCup(client.db, buildCupOf(teams), Date.now());
  return { file, collections: await readCollections(client.db) };
}

async function stored(): Promise<string> {
  return withoutRevisions(await readCollections(client.db));
}

const fileFor = (name: string) => join(folder, `replaced-by-${name}.json`);

/** Reads what a restore has saved. */
async function readSaved(file: string): Promise<NamedBackup> {
  return { file, collections: parseBackup(await readFile(file, 'utf8'), file) };
}

/** Returns the message of a restore that is refused or stops. */
function reasonOf(restore: Promise<string>): Promise<string> {
  return restore.then(
    () => WENT_THROUGH,
    (error: Error) => error.message,
  );
}

beforeAll(async () => {
  const rulesFile = join(ROOT, 'firestore.rules');
  firestore = await startFirestore({ host: HOST, port: 0, rulesFile, engine: 'node' });
  client = connectFirestore(firestore.host);
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-'));
  spring = await backupOf('spring.json', 128);
  autumn = await backupOf('autumn.json', 32);
  before = await backupOf('before.json', 16);
});

beforeEach(() => writeCollections(client.db, before.collections));

afterAll(async () => {
  await client.close();
  await firestore.stop();
  await rm(folder, { recursive: true });
});

describe.each([
  ['two backups', () => [spring, autumn] as const, REFUSED],
  ['the same backup', () => [spring, spring] as const, STARTED_AGAIN],
])('two restores of %s at once', (_, backups, refusal) => {
  it.each([0, 5, 20, 60])('end in a whole backup when the second begins %i ms later', async (pause) => {
    const [one, other] = backups();
    const first = reasonOf(restoreBackup(client.db, one, fileFor('first')));
    await wait(pause);
    const second = reasonOf(restoreBackup(client.db, other, fileFor('second')));
    const reasons = await Promise.all([first, second]);
    const restored = [one, other].filter((_, index) => reasons[index] === WENT_THROUGH);
    for (const reason of reasons) if (reason !== WENT_THROUGH) expect(reason).toMatch(refusal);
    expect(restored.map(({ collections }) => withoutRevisions(collections))).toContain(await stored());
    expect(await readMark(client.db)).toBeUndefined();
  });
});

describe('a restore whose line hangs', () => {
  async function hang(meanwhile: () => Promise<void>): Promise<string> {
    const line = await startLine(firestore.host);
    const slow = connectFirestore(line.host);
    try {
      const outcome = reasonOf(restoreBackup(slow.db, spring, fileFor('first')));
      while (!(await readMark(client.db))?.replaced) await wait(1);
      line.hold();
      await meanwhile().finally(() => line.mend());
      return await outcome;
    } finally {
      await slow.close();
      await line.close();
    }
  }

  it('goes through after another one was refused', async () => {
    const outcome = await hang(async () => {
      expect(await reasonOf(restoreBackup(client.db, autumn, fileFor('second')))).toMatch(REFUSED);
    });
    expect(outcome).toBe(WENT_THROUGH);
    expect(await stored()).toBe(withoutRevisions(spring.collections));
  });

  it.each(['the same backup', 'what it has saved'])(
    'stops after it was started again with %s, and what it sent before does not pass, however late it arrives',
    async (which) => {
      let afterwards = '';
      const outcome = await hang(async () => {
        const again = which === 'the same backup' ? spring : await readSaved(fileFor('first'));
        expect(await restoreBackup(client.db, again, fileFor('second'))).toBe(fileFor('first'));
        expect(await stored()).toBe(
          withoutRevisions((which === 'the same backup' ? spring : before).collections),
        );
        await writeCup(client.db, buildCupOf(4), Date.now());
        afterwards = await stored();
      });
      expect(outcome).toMatch(STARTED_AGAIN);
      expect(await stored()).toBe(afterwards);
    },
  );
});

/**
 * These commits of a restore of `spring` follow the two that shut the API and note what is saved: they replace the data in parts until the
 * API opens.
 */
const REPLACING = [3, 4, 5];

describe('a restore that is cut off', () => {
  /** Cuts a restore off before its nth commit, and tries another backup, which must change nothing. */
  async function cutOff(nth: number): Promise<void> {
    await reasonOf(restoreBackup(cutOffBefore(client.db, nth), spring, fileFor('first')));
    const half = printBackup(await readReplaced(client.db));
    expect(await reasonOf(restoreBackup(client.db, autumn, fileFor('second')))).toMatch(REFUSED);
    expect(printBackup(await readReplaced(client.db))).toBe(half);
  }

  it.each([2, ...REPLACING])(
    'before commit %i refuses another backup and is finished with the same one',
    async (nth) => {
      await cutOff(nth);
      const replaced = await restoreBackup(client.db, spring, fileFor('third'));
      expect(await stored()).toBe(withoutRevisions(spring.collections));
      expect(withoutRevisions((await readSaved(replaced)).collections)).toBe(
        withoutRevisions(before.collections),
      );
    },
  );

  it.each(REPLACING)('before commit %i goes back with what it has saved', async (nth) => {
    await cutOff(nth);
    await restoreBackup(client.db, await readSaved(fileFor('first')), fileFor('third'));
    expect(await stored()).toBe(withoutRevisions(before.collections));
    expect(await readMark(client.db)).toBeUndefined();
  });

  it.each([
    ['forwards and then back', () => Promise.resolve(spring), () => readSaved(fileFor('first'))],
    ['back and then forwards', () => readSaved(fileFor('first')), () => Promise.resolve(spring)],
  ])('twice, %s, ends as the last try says', async (_, second, third) => {
    await cutOff(4);
    const again = await second();
    await reasonOf(restoreBackup(cutOffBefore(client.db, 3), again, fileFor('second')));
    const last = await third();
    expect(await restoreBackup(client.db, last, fileFor('third'))).toBe(fileFor('first'));
    expect(await stored()).toBe(withoutRevisions(last.collections));
  });

  it.each([
    ['its mark is deleted by hand, if both of its files are lost', FieldValue.delete()],
    ['its mark is of a version that named no backup', { id: 'old', begunAt: '', lastAt: '', replaced: null }],
  ])('lets any backup through where %s', async (_, mark) => {
    await cutOff(4);
    await client.db.doc(CATALOGUE).update({ [RESTORE]: mark });
    await restoreBackup(client.db, autumn, fileFor('second'));
    expect(await stored()).toBe(withoutRevisions(autumn.collections));
    expect(await readMark(client.db)).toBeUndefined();
  });
});
