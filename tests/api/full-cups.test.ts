/* @module-tag long */
import { freePort } from '@futsal-cup/tools/stack/ports';
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
    served = await startFunction({ firestoreHost, authHost, port, folder, env: REPORTING_PEAK });
    for (let cup = 0; cup < CUPS; cup += 1) tournamentIds.push((await writeFullCup()).tournamentId);
  }, 300_000);

  afterAll(() => served.stop());

  it('are read by eighty callers at once in less than 400 MB', async () => {
    const through = { origin: `http://127.0.0.1:${served.port}`, token: null };
    const reads = Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = 0; turn < CUPS; turn += 1) {
        const tournamentId = tournamentIds[(caller + turn) % CUPS] ?? '';
        const category = `category-${(caller + turn) % 16}`;
        const asked = caller % 2 === 0 ? { tournamentId } : { tournamentId, category };
        expectSuccess((await callApi('getTournament', asked, through)) as Answer<object>);
        expectSuccess((await callApi('getTournamentVersion', asked, through)) as Answer<object>);
      }
    });
    await Promise.all(reads);
    const peak = await peakOfMemory(served);
    console.log(`Twelve full cups: ${Math.round(peak / 1e6)} MB at most.`);
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
});
