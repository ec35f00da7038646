import type { HistoryEntryView } from '@futsal-cup/domain/contracts/views/history-views';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { HistoryKind } from '@futsal-cup/domain/history/recorded-change';
import { raiseCatalogue, readCatalogue } from '@futsal-cup/functions/storage/catalogue';
import { deleteCup } from '@futsal-cup/functions/storage/commit-cup';
import { readCup } from '@futsal-cup/functions/storage/read-cups';
import assert from 'node:assert/strict';
import { type Answer, call, callApi, expectSuccess } from './call-api';
import { readStoredCup, withFirestore } from './model/stored-cup';

/** Returns the id of the history entry for the change that this call made. */
export function entryOf(answer: Answer): string {
  expectSuccess(answer as Answer<object>, answer.status === 201 ? 201 : 200);
  const entryId = answer.headers.get('history-entry');
  assert.ok(entryId, `${answer.call} is not in the history`);
  return entryId;
}

/** Undoes a change, and returns the entry of the undo. */
export async function undo(entryId: string, token?: string): Promise<string> {
  return entryOf(await callApi('undoChange', { entryId }, { token }));
}

/** Reads the newest page of the history of a tournament. */
export async function readHistory(
  tournamentId: string,
  kind?: HistoryKind,
): Promise<readonly HistoryEntryView[]> {
  return (await call('getHistory', { tournamentId, ...(kind ? { kind } : {}) })).entries;
}

/** Returns the obstacle to an undo that the history names; null if there is none. */
export async function readObstacle(tournamentId: string, entryId: string): Promise<ErrorCode | null> {
  const entries = await readHistory(tournamentId);
  const entry = entries.find((candidate) => candidate.entryId === entryId);
  assert.ok(entry, `The history has no ${entryId}`);
  return entry.obstacle?.msg ?? null;
}

const OF_WRITES: readonly string[] = ['updatedAt', 'revision', 'span', 'lostAt'];

/** Removes the fields that tell of the writes. */
function withoutTime<Record extends object>(record: Record): Partial<Record> {
  const said = Object.entries(record).filter(([field]) => !OF_WRITES.includes(field));
  return Object.fromEntries(said) as Partial<Record>;
}

function byText(records: readonly object[]): object[] {
  const texts = records.map((record) => JSON.stringify(record, Object.keys(record).sort()));
  return [...records.keys()]
    .sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1))
    .map((index) => records[index] ?? {});
}

/** Reads all documents of a cup without what tells of the writes. */
export async function readDocuments(tournamentId: string) {
  const cup = await readStoredCup(tournamentId);
  return {
    tournament: withoutTime(cup.tournament),
    teams: byText(cup.teams.map(withoutTime)),
    stages: byText(cup.stages.map(withoutTime)),
    groups: byText(cup.groups.map(withoutTime)),
    matches: byText(cup.matches.map(withoutTime)),
    logs: byText(cup.logs),
    plan: cup.plan && withoutTime(cup.plan),
  };
}

/** Deletes a cup past the API, with the function of the API's storage. */
export async function deleteTournament(tournamentId: string): Promise<string> {
  let entryId = '';
  await withFirestore(async (db) => {
    const [catalogue, before] = [await readCatalogue(db), await readCup(db, tournamentId)];
    if (!before) throw new Error('There is no such cup.');
    const actor = { accountId: 'somebody', recorded: (id: string) => void (entryId = id) };
    const add = (batch: FirebaseFirestore.WriteBatch) => raiseCatalogue(batch, catalogue);
    const event = { kind: 'tournament-deleted', name: before.cup.tournament.name } as const;
    await deleteCup(db, { before, now: Date.now(), actor, event, add });
  });
  return entryId;
}
