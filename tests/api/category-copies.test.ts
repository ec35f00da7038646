import type { WrittenCupFile } from '@futsal-cup/domain/cup/written-cup-file';
import { parseBackup, printBackup } from '@futsal-cup/tools/backup/backup-file';
import { readStored } from '@futsal-cup/tools/backup/collections';
import { restoreBackup } from '@futsal-cup/tools/backup/restore';
import { readLoggedCup } from '@futsal-cup/tools/import-cup';
import { writeCup } from '@futsal-cup/functions/storage/write-cup';
import { Firestore } from 'firebase-admin/firestore';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uniqueName } from '../support/builders/builders';
import { buildCategories, partOf } from '../support/builders/build-categories';
import { enterScore } from '../support/builders/builders-matches';
import { call, callApi } from '../support/call-api';
import { testStack } from '../support/stack/test-stack';
import { entryOf, readDocuments, undo } from '../support/undo';

const NAMES = ['F juniors', 'E juniors', 'Women'];

/** A cup of three categories, the first of which has played a match. */
async function buildPlayed() {
  const cup = await buildCategories(...NAMES);
  const [match] = partOf(cup, 'F juniors').groups.Matches;
  if (match) await enterScore(match, [3, 2]);
  return cup;
}

async function fileOf(tournamentId: string): Promise<WrittenCupFile> {
  return (await call('getCupFile', { tournamentId })).cupFile;
}

/** What a cup file says besides the name of the cup; the order of teams is that of their ids. */
async function saidOf(tournamentId: string): Promise<string[]> {
  const said = { ...(await fileOf(tournamentId)), name: '' };
  return JSON.stringify(said, null, 2).replaceAll(',\n', '\n').split('\n').sort();
}

it('a copy has the categories with what each plays, under ids of its own', async () => {
  const cup = await buildCategories(...NAMES);
  const request = { tournamentId: cup.tournamentId, name: uniqueName('Copy'), copy: 'matches' } as const;
  const { tournamentDetails } = await call('duplicateTournament', { ...request, date: cup.date });
  expect(await saidOf(tournamentDetails.tournamentId)).toEqual(await saidOf(cup.tournamentId));
  const ids = (cup.categories ?? []).map(({ categoryId }) => categoryId);
  expect(tournamentDetails.categories?.map(({ categoryId }) => ids.includes(categoryId))).toEqual([
    false,
    false,
    false,
  ]);
});

it('a deleted cup comes back with its categories', async () => {
  const { tournamentId, name } = await buildPlayed();
  const before = await readDocuments(tournamentId);
  const entryId = entryOf(await callApi('deleteTournament', { tournamentId, name }));
  await undo(entryId);
  expect(await readDocuments(tournamentId)).toEqual(before);
});

it('its file is read as the same cup', async () => {
  const { tournamentId } = await buildPlayed();
  const file = await fileOf(tournamentId);
  const again = readLoggedCup({ ...file, name: uniqueName('Again') }, 'the file of a cup');
  expect(again.cup.tournament.categories?.map(({ name }) => name)).toEqual(NAMES);
  expect(again.cup.matches).toHaveLength(27);
});

it('a backup of it is restored as it was', async () => {
  const projectId = `restored-${crypto.randomUUID().slice(0, 8)}`;
  const [host = '', port] = testStack().firestoreHost.split(':');
  const db = new Firestore({ projectId, host, port: Number(port), ssl: false });
  const folder = await mkdtemp(join(tmpdir(), 'futsal-cup-'));
  const { tournamentId } = await buildPlayed();
  const { cup, logs } = readLoggedCup(await fileOf(tournamentId), 'the file of a cup');
  await writeCup(db, cup, Date.now(), { logs });
  const text = printBackup(await readStored(db));
  const collections = parseBackup(text, 'a backup');
  const later = readLoggedCup(
    { name: 'Later', date: cup.tournament.date, categories: [{ name: 'F juniors' }] },
    'a later cup',
  );
  await writeCup(db, later.cup, Date.now());
  await restoreBackup(db, { file: 'a backup', collections }, join(folder, 'replaced.json'));
  // The restored cup has another revision, and calendars are told that what they showed may be older.
  const ofWrites = /"revision": \d+|"checksum": "[^"]*"|,\s*"lostAt": "[^"]*"/g;
  expect(printBackup(await readStored(db)).replaceAll(ofWrites, '')).toBe(text.replaceAll(ofWrites, ''));
  await db.terminate();
  await rm(folder, { recursive: true });
});

it('a visitor of one of three categories loads at most 1.2 times what a cup of it alone has', async () => {
  const played = await buildPlayed();
  const alone = await buildCategories();
  for (const [index, match] of (alone.Stages[0]?.Matches ?? []).entries()) {
    if (index === 0) await enterScore(match, [3, 2]);
  }
  const read = async (tournamentId: string, category?: string) => {
    const request = category === undefined ? { tournamentId } : { tournamentId, category };
    return (await callApi('getTournament', request, { token: null })).text.length;
  };
  const { categoryId } = partOf(played, 'F juniors');
  expect(await read(played.tournamentId, categoryId)).toBeLessThan(1.2 * (await read(alone.tournamentId)));
  expect(await read(played.tournamentId)).toBeGreaterThan(2.5 * (await read(alone.tournamentId)));
});
