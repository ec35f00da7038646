/* @module-tag long */
import { readCup } from '@futsal-cup/functions/storage/read-cups';
import { parseBackup, printBackup } from '@futsal-cup/tools/backup/backup-file';
import { readStored } from '@futsal-cup/tools/backup/collections';
import { restoreBackup } from '@futsal-cup/tools/backup/restore';
import { readLoggedCup, storeCup } from '@futsal-cup/tools/import-cup';
import { freePort } from '@futsal-cup/tools/stack/ports';
import { Firestore } from 'firebase-admin/firestore';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFullCup } from '../support/builders/build-full-cup';
import { call, callApi, expectSuccess, type Answer } from '../support/call-api';
import { writeHistory } from '../support/history';
import { withFirestore } from '../support/model/stored-cup';
import { peakOfMemory, REPORTING_PEAK } from '../support/stack/peak-of-memory';
import { startFunction, type RunningFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { testStack } from '../support/stack/test-stack';
import { entryOf, readDocuments, undo } from '../support/undo';

/* Cups that are full in every respect: 16 categories, 256 teams, 64 stages, 128 groups, 2,000 matches. */

const CUPS = 12;
const CALLERS = 80;
const MOST_BYTES = 400_000_000;
/** Node takes half of the memory of an instance for its heap; on a machine with more memory than the 512 MiB of ours it would tidy up later. */
const HEAP_OF_INSTANCE = '--max-old-space-size=256';

function writeFullCup(players?: number) {
  const { categories, ...parts } = buildFullCup(players);
  return writeHistory({ categories }, parts);
}

describe('twelve full cups', () => {
  let served: RunningFunction;
  const tournamentIds: string[] = [];

  beforeAll(async () => {
    const { firestoreHost, authHost } = testStack();
    const folder = TEST_BUILD.functions;
    const port = await freePort();
    const env = { NODE_OPTIONS: `${REPORTING_PEAK.NODE_OPTIONS} ${HEAP_OF_INSTANCE}` };
    served = await startFunction({ firestoreHost, authHost, port, folder, env });
    for (let cup = 0; cup < CUPS; cup += 1) tournamentIds.push((await writeFullCup()).tournamentId);
  }, 300_000);

  afterAll(() => served.stop());

  it('are read by eighty callers at once in less than 400 MB', async () => {
    const through = { origin: `http://127.0.0.1:${served.port}`, token: null };
    let asksAgain = 0;
    /** Beside other suites an answer may take longer than the function's deadline; the caller then asks again, as it is told to. */
    const read = async (name: 'getTournament' | 'getTournamentVersion', asked: { tournamentId: string }) => {
      for (;;) {
        const answer = await callApi(name, asked, through);
        const pause = Number(answer.headers.get('Retry-After'));
        if (answer.status !== 503 || pause === 0) return expectSuccess(answer as Answer<object>);
        asksAgain += 1;
        await setTimeout(1_000 * pause);
      }
    };
    const reads = Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = 0; turn < CUPS; turn += 1) {
        const tournamentId = tournamentIds[(caller + turn) % CUPS] ?? '';
        const category = `category-${(caller + turn) % 16}`;
        const asked = caller % 2 === 0 ? { tournamentId } : { tournamentId, category };
        await read('getTournament', asked);
        await read('getTournamentVersion', asked);
      }
    });
    await Promise.all(reads);
    const peak = await peakOfMemory(served);
    console.log(`Twelve full cups: ${Math.round(peak / 1e6)} MB at most, ${asksAgain} calls asked again.`);
    expect(peak).toBeLessThan(MOST_BYTES);
  }, 300_000);
});

describe('a full cup', () => {
  it('is copied, changed, deleted and put back, each in one commit', async () => {
    const { tournamentId, name, date } = await writeFullCup();
    const copy = {
      tournamentId,
      name: 'The copy of a full cup',
      date: '2099-01-01',
      copy: 'matches',
    } as const;
    const { tournamentDetails } = await call('duplicateTournament', copy);
    expect((await readDocuments(tournamentDetails.tournamentId)).matches).toHaveLength(2_000);
    const before = await readDocuments(tournamentId);
    const details = { tournamentId, date, playerNames: 'number' } as const;
    expectSuccess(
      (await callApi('updateTournament', {
        ...details,
        points: { win: 2, draw: 1, loss: 0 },
      })) as Answer<object>,
    );
    const entryId = entryOf(await callApi('deleteTournament', { tournamentId, name }));
    await undo(entryId);
    const after = await readDocuments(tournamentId);
    expect(after.matches).toEqual(before.matches);
    expect(after.teams).toEqual(before.teams);
    const bytes = await withFirestore(
      async (db) => (await db.doc(`history/${entryId}`).get()).get('records') as Buffer,
    );
    console.log(`Its records in the history: ${Math.round(bytes.length / 1e3)} kB.`);
    expect(bytes.length).toBeLessThan(900_000);
  }, 120_000);

  it('of forty players a team is deleted and put back', async () => {
    const { tournamentId, name } = await writeFullCup(40);
    const before = await readDocuments(tournamentId);
    await undo(entryOf(await callApi('deleteTournament', { tournamentId, name })));
    expect(await readDocuments(tournamentId)).toEqual(before);
  }, 120_000);

  it('is read from its file, and restored from a backup', async () => {
    const projectId = `restored-${crypto.randomUUID().slice(0, 8)}`;
    const [host = '', port] = testStack().firestoreHost.split(':');
    const db = new Firestore({ projectId, host, port: Number(port), ssl: false });
    const { tournamentId } = await writeFullCup();
    const { cupFile } = await call('getCupFile', { tournamentId });
    const { cup, logs } = readLoggedCup(cupFile, 'the file of a full cup');
    await storeCup(db, cup, logs);
    const text = printBackup(await readStored(db));
    const later = readLoggedCup({ name: 'Later', date: cup.tournament.date }, 'a later cup');
    await storeCup(db, later.cup);
    const folder = await mkdtemp(join(tmpdir(), 'futsal-cup-'));
    const backup = { file: 'a backup', collections: parseBackup(text, 'a backup') };
    await restoreBackup(db, backup, join(folder, 'replaced.json'));
    const restored = await readCup(db, cup.tournament.tournamentId);
    expect(restored?.cup.teams).toHaveLength(256);
    expect(restored?.cup.matches).toHaveLength(2_000);
    await db.terminate();
    await rm(folder, { recursive: true });
  }, 120_000);
});
